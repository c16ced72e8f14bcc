"""The hand that is played: its clock, its bots, and how it is settled or voided."""
