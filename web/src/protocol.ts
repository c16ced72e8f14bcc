// The messages between a table and its clients, as docs/protocol.md explains them.
// Written by `make protocol` from src/penult/wire; a change made here is lost.

export const PROTOCOL = 1;

export const NAME_LETTERS = 24;
export const TEXT_LETTERS = 200;
export const PASSWORD_LETTERS = 64;
export const CODE_LETTERS = 8;
export const KEPT_UPDATES = 64;

export const PAUSES = [0.2, 0.5, 1.0, 2.0, 4.0, 8.0] as const;
export const LONGEST_PAUSE = 15.0 as const;
export const OPENING_SECONDS = 4.0 as const;
export const PATIENCE = [1.2, 8.0] as const;
export const AFTER_GOODBYE = {"closing": 3.0, "too_slow": 1.0, "too_fast": 30.0} as const;
export const SAID_AGAIN = ["act", "agree", "take_back", "resume", "pick", "birthday"] as const;

export const CARD_FACTS = ["card", "top", "drawn", "standing"] as const;

export const SEAT_FACTS = ["actor", "seat"] as const;

export const AMOUNT_FACTS = ["total", "most"] as const;

export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "hurry",
  "wait",
  "ouch",
  "lucky",
  "so_close",
  "good_game",
  "laugh",
  "cry",
  "think",
  "clap",
  "heart",
  "wave",
] as const;

export type Pace =
  | "relaxed"
  | "normal"
  | "fast";

export type SeatedBy =
  | "nobody"
  | "person"
  | "bot";

/** As the match names them. */
export type MatchKind =
  | "scored"
  | "void_hand"
  | "eliminated"
  | "reached"
  | "duel"
  | "tied"
  | "won"
  | "deals"
  | "new_dealer";

export type TableKind =
  | "joined"
  | "left"
  | "gone"
  | "back"
  | "renamed"
  | "sat"
  | "stood"
  | "bot_sat"
  | "kicked"
  | "host"
  | "started"
  | "picked"
  | "tied"
  | "dealer"
  | "named"
  | "voided"
  | "autopilot"
  | "took_back"
  | "paused"
  | "resumed"
  | "said"
  | "reported"
  | "acquitted"
  | "rematch"
  | "door_shut"
  | "door_opened"
  | "table_reported"
  | "unlisted"
  | "listed"
  | "report_dropped";

/** Before the first deal; finding the dealer; playing; between hands; after the match. */
export type Stage =
  | "gathering"
  | "dealer"
  | "hand"
  | "scores"
  | "over";

/** What players agree to: the next hand, a pause, or that a wrong last card stands. */
export type Question =
  | "next"
  | "pause"
  | "settle";

/** Whether the host may void the hand, or why not. */
export type Voiding =
  | "allowed"
  | "tournament"
  | "nobody_left"
  | "paused";

/** Left, as a match begins, or right. */
export type Direction =
  | "L"
  | "R";

/** Why a connection ends. `wire/reconnecting.py` says after which a client comes back by itself. */
export type Why =
  | "reload"
  | "taken_over"
  | "kicked"
  | "left"
  | "revoked"
  | "closing"
  | "too_slow"
  | "too_fast"
  | "unknown_table"
  | "full"
  | "shut"
  | "too_many_seats"
  | "halted"
  | "stopped";

/** As the engine names them. */
export type HandKind =
  | "dealt"
  | "returned"
  | "turned_up"
  | "turn"
  | "laid"
  | "named"
  | "chose"
  | "drew"
  | "reversed"
  | "skipped"
  | "accepted"
  | "challenged"
  | "shown"
  | "guilty"
  | "innocent"
  | "shouted"
  | "called"
  | "exposed"
  | "safe"
  | "caught"
  | "flagged"
  | "took_back"
  | "hinted"
  | "accused_falsely"
  | "reshuffled"
  | "passed"
  | "out"
  | "left_with"
  | "lowest"
  | "void"
  | "sorted"
  | "gave"
  | "stands"
  | "put_out"
  | "last_left"
  | "uncalled";

/** The rules and settings of a table. They do not change. */
export interface Terms {
  /** An edition or a preset, with or without options: `hp2003+legality=table+score=elim`. @default "classic" */
  readonly rules?: string;
  /** @default 4 */
  readonly seats?: number;
  /** Whether the lobby lists it. @default false */
  readonly public?: boolean;
  /** Whether people without a seat may watch. @default true */
  readonly spectators?: boolean;
  /** Whether people may write text besides the quick phrases. @default true */
  readonly free_text?: boolean;
  /** How long a turn may take before a bot takes it; 0 means no clock for people who are here. @default 30 */
  readonly turn_seconds?: number;
  /** How long a reaction window stays open, however fast the answer comes. @default 1.5 */
  readonly window_seconds?: number;
  /** How fast bots move; without one, as suits the number of seats. @default null */
  readonly pace?: Pace | null;
}

/** Opens a table. `bots` take the last seats. */
export interface NewTable {
  /** @default {} */
  readonly terms?: Terms;
  /** @default [] */
  readonly bots?: readonly string[];
  /** @default "" */
  readonly password?: string;
  /** Whether to start at once, for one person against bots. @default false */
  readonly start?: boolean;
}

/** A person at the table, seated or watching. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether they are connected. @default true */
  readonly here?: boolean;
}

/** A seat of the table. Its number is the player's number in the match, not the seat in a hand. */
export interface Seat {
  /** @default "nobody" */
  readonly by?: SeatedBy;
  /** @default null */
  readonly person?: string | null;
  /** @default "" */
  readonly name?: string;
  /** The kind of bot that sits here. @default null */
  readonly bot?: string | null;
  /** Whether the host has named this seat to deal the first hand (D-32). @default false */
  readonly deals?: boolean;
  /** Whether a bot plays for the person, who can take the seat back at any time. @default false */
  readonly autopilot?: boolean;
}

/** A `penult.Event` as one seat sees it. Seats are those of the hand; a card `?` is hidden. */
export interface HandEvent {
  readonly of: "hand";
  readonly kind: HandKind;
  readonly rule: string;
  /** @default null */
  readonly seat?: number | null;
  /** @default null */
  readonly other?: number | null;
  /** @default [] */
  readonly cards?: readonly string[];
  /** @default null */
  readonly color?: string | null;
  /** @default null */
  readonly number?: number | null;
  /** @default null */
  readonly broken?: string | null;
  /** @default null */
  readonly direction?: string | null;
  /** `bot`, `autopilot` or `clock` on the first event of a move that no person made. @default null */
  readonly mark?: string | null;
  /** On `guilty`, for the two who saw the hand: a card of it that proves the bluff. @default null */
  readonly proof?: string | null;
}

/** An event between hands. Players are those of the match, or teams if partners play. */
export interface MatchEvent {
  readonly of: "match";
  readonly kind: MatchKind;
  readonly rule: string;
  /** @default [] */
  readonly players?: readonly number[];
  /** @default null */
  readonly number?: number | null;
}

/**
 * Something that people at a table do besides playing. `seat` is a seat of the table.
 *
 *     `named`: the host named `seat` to deal first, or took that back if there is no seat (D-32); `person` is
 *     left out if it is the host's own seat. `table_reported`, `unlisted` and `listed` go to the host only: a
 *     visitor reported the table, it is no longer in the list, or it is listed again. `report_dropped`: a report
 *     of a suggestion ended without a verdict.
 *
 */
export interface TableEvent {
  readonly of: "table";
  readonly kind: TableKind;
  /** @default null */
  readonly person?: string | null;
  /** @default "" */
  readonly name?: string;
  /** @default null */
  readonly seat?: number | null;
  /** @default null */
  readonly card?: string | null;
  /** @default null */
  readonly rule?: string | null;
  /** The number of the line of talk that was said or reported. @default null */
  readonly message?: number | null;
  /** Whether the report is about something said aloud. `message` is then only the number of the report. @default false */
  readonly aloud?: boolean;
  /** @default null */
  readonly phrase?: string | null;
  /** The text that was said, or the new name of a person who is renamed. @default null */
  readonly text?: string | null;
}

/** A move that this seat may make now, and the rule it would break, if any. */
export type Offer = readonly [move: string, breaks?: string | null];

/** Whose decision the table waits for, and until when, in seconds of the server's clock. */
export interface Clock {
  /** A seat of the table. */
  readonly seat: number;
  readonly since: number;
  /** When the person should be warned. */
  readonly warning: number;
  /** When a bot takes the turn. */
  readonly until: number;
}

/** A card taken from the spread. `card` is `?` until all have picked. */
export interface Pick {
  readonly seat: number;
  readonly at: number;
  readonly card: string;
}

/** cards lie face down, and each seat in `among` picks one. */
export interface Spread {
  readonly cards: number;
  readonly among: readonly number[];
  readonly picks: readonly Pick[];
}

/** the seats that have answered. The birthdays themselves are neither shown nor stored. */
export interface Birthdays {
  readonly answered: readonly number[];
}

/** a report of a suggestion in a line of talk or said aloud, and who judges it. */
export interface Report {
  /** The number of the line or, if it was said aloud, of the report. */
  readonly message: number;
  readonly by: string;
  /** A seat of the table. */
  readonly against: number;
  readonly judges: readonly string[];
  readonly votes: number;
  readonly aloud: boolean;
}

/** Where the match stands: totals by player, or by team if partners play. */
export interface Standing {
  readonly totals: readonly number[];
  readonly scorers: readonly (readonly number[])[];
  /** Hand by hand, what each of them scored. */
  readonly points: readonly (readonly number[])[];
  readonly hands: number;
  readonly dealer: number | null;
  readonly out: readonly number[];
  readonly winners: readonly number[];
}

/** the cards left in a hand at the end, and what they count. */
export interface Left {
  readonly player: number;
  readonly cards: readonly string[];
  /** Null if the hand is void and nothing is counted. */
  readonly points: number | null;
}

/** How the last hand ended. */
export interface Outcome {
  /** A player of the match. */
  readonly winner: number | null;
  readonly void: boolean;
  readonly left: readonly Left[];
  readonly points: number;
  /** The events after it: who scored how much by which rule, and who deals next. */
  readonly told: readonly MatchEvent[];
  /** How many cards were laid. */
  readonly plays: number;
  /** How long it took; null if the server was restarted in the middle of it. */
  readonly seconds: number | null;
}

/** Everything about the table but the cards. */
export interface TableView {
  readonly code?: string;
  readonly terms?: Terms;
  readonly stage?: Stage;
  readonly host?: string | null;
  readonly people?: readonly Person[];
  readonly seats?: readonly Seat[];
  /** Your seat at the table; null for spectators. */
  readonly you?: number | null;
  readonly standing?: Standing | null;
  readonly outcome?: Outcome | null;
  /** The seats that have agreed to what is `asked`. */
  readonly ready?: readonly number[];
  /** The seats that are asked and have not agreed yet. */
  readonly waited?: readonly number[];
  readonly asked?: Question | null;
  readonly paused?: boolean;
  /** Whether the door is shut: nobody else comes in. */
  readonly shut?: boolean;
  readonly clock?: Clock | null;
  /** Until when it is hidden what somebody answers, or whether a drawn card fits. */
  readonly window?: number | null;
  /** By seat, the measured round trip of the connection in milliseconds; null for bots. */
  readonly round_trips?: readonly (number | null)[];
  readonly spread?: Spread | null;
  readonly birthdays?: Birthdays | null;
  /** When the table goes on by itself, while the dealer is being found or between hands. */
  readonly until?: number | null;
  readonly reports?: readonly Report[];
  /** Null without a hand. */
  readonly void?: Voiding | null;
}

/** The hand, as `penult.View` has it. Seats are those of the hand. */
export interface HandView {
  readonly number?: number;
  /** The player of the match at each seat of the hand. */
  readonly order?: readonly number[];
  readonly dealer?: number;
  readonly turn?: number | null;
  readonly phase?: string;
  readonly direction?: Direction;
  readonly top?: string;
  /** Who laid the top card; null if it was turned up. */
  readonly laid_by?: number | null;
  /** The card under the top one. */
  readonly beneath?: string | null;
  /** The color in play before the top card was laid. */
  readonly color_before?: string | null;
  readonly color?: string | null;
  /** How many cards the DRAW pile has. */
  readonly draw?: number;
  readonly discards?: number;
  readonly counts?: readonly number[];
  readonly exposed?: readonly number[];
  /** Seats down to one card that have called UNO. */
  readonly callers?: readonly number[];
  /** Seats down to one card that have not called, and can no longer be caught. */
  readonly safe?: readonly number[];
  /** The seat that has called UNO before laying its card. */
  readonly called?: number | null;
  readonly drew?: boolean;
  /** H-60: how many cards the player who is asked has to draw for a standing total; 0 if none stands. */
  readonly due?: number;
  /** How many Draw cards are in that total. */
  readonly stacked?: number;
  /** The house rule by which the Wild Draw Four that is answered cannot be challenged (H-13, H-14, H-15). */
  readonly no_challenge?: string | null;
  /** H-42: with how many cards a player is out of the hand; 0 if there is no limit. */
  readonly mercy?: number;
  /** H-44: seats that are out of the hand, though not of the match. */
  readonly put_out?: readonly number[];
  readonly you?: number | null;
  readonly hand?: readonly string[];
  readonly drawn?: string | null;
  /** By seat, cards that it certainly holds, because they were shown to you or to all. */
  readonly known?: readonly (readonly string[])[];
  readonly moves?: readonly Offer[];
  /** Your answer, which is shown when the window closes. */
  readonly held?: string | null;
  /** H-42: how many cards you would hold by drawing all that is asked, if that puts you out; 0 otherwise. */
  readonly too_many?: number;
}

/** The first message of a connection: the table, and the last update that the client has seen. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly table: string;
  /** @default null */
  readonly since?: number | null;
  /** @default "" */
  readonly password?: string;
  /** Any text, the same in every hello of one run of the client. Its ids then continue. @default "" */
  readonly session?: string;
  /** @default 0 */
  readonly id?: number;
}

/** Make a move. `seen` is the number of the update it answers. */
export interface Act {
  readonly type: "act";
  readonly move: string;
  readonly seen: number;
  /** @default 0 */
  readonly id?: number;
}

/** Ask why the rules forbid a move: `refused` says why, `done` that they allow it. Nothing changes. */
export interface WhyNot {
  readonly type: "why_not";
  readonly move: string;
  /** @default 0 */
  readonly id?: number;
}

/** Take a seat, or any free one. After the first deal: a bot's seat, from the next hand on. */
export interface Sit {
  readonly type: "sit";
  /** @default null */
  readonly seat?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** Give up the seat. In a match a bot plays on in it, and without spectators this means leaving. */
export interface Stand {
  readonly type: "stand";
  /** @default 0 */
  readonly id?: number;
}

/** Leave the table. */
export interface Leave {
  readonly type: "leave";
  /** @default 0 */
  readonly id?: number;
}

/** The host puts a bot into a free seat, or without a kind removes the bot. */
export interface PlaceBot {
  readonly type: "place_bot";
  readonly seat: number;
  /** @default null */
  readonly kind?: string | null;
  /** @default 0 */
  readonly id?: number;
}

/** The host moves a person to another seat, before or after a match. Its occupant swaps places. */
export interface MovePerson {
  readonly type: "move";
  readonly person: string;
  readonly seat: number;
  /** @default 0 */
  readonly id?: number;
}

/** The host removes a person, who cannot come back. A shut door stops them under any name. */
export interface Kick {
  readonly type: "kick";
  readonly person: string;
  /** @default 0 */
  readonly id?: number;
}

/** The host opens or shuts the door to newcomers. People who are away may always come back. */
export interface Door {
  readonly type: "door";
  readonly open: boolean;
  /** @default 0 */
  readonly id?: number;
}

/** The host makes somebody else host. */
export interface HandOver {
  readonly type: "hand_over";
  readonly person: string;
  /** @default 0 */
  readonly id?: number;
}

/** The host starts the match, or after a match the next one with everybody who is seated. */
export interface Start {
  readonly type: "start";
  /** @default 0 */
  readonly id?: number;
}

/** D-32: the host names the first dealer, before a match or during the search. No seat takes it back. */
export interface NameDealer {
  readonly type: "name_dealer";
  /** @default null */
  readonly seat?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** the host voids the hand, if somebody who began it has left. */
export interface VoidHand {
  readonly type: "void";
  /** @default 0 */
  readonly id?: number;
}

/** take a card from the spread. */
export interface PickCard {
  readonly type: "pick";
  readonly at: number;
  /** @default 0 */
  readonly id?: number;
}

/** a month and a day, or neither to give none. */
export interface Birthday {
  readonly type: "birthday";
  /** @default null */
  readonly month?: number | null;
  /** @default null */
  readonly day?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** Agree to the next hand, to a pause, or to let a last card stand. */
export interface Agree {
  readonly type: "agree";
  readonly to: Question;
  /** @default 0 */
  readonly id?: number;
}

/** Go on after a pause. */
export interface Resume {
  readonly type: "resume";
  /** @default 0 */
  readonly id?: number;
}

/** Take the seat back from the autopilot. */
export interface TakeBack {
  readonly type: "take_back";
  /** @default 0 */
  readonly id?: number;
}

/** A quick phrase by its name, or free text. */
export interface Say {
  readonly type: "say";
  /** @default null */
  readonly phrase?: string | null;
  /** @default null */
  readonly text?: string | null;
  /** @default 0 */
  readonly id?: number;
}

/** Mute a person, or unmute them. */
export interface Mute {
  readonly type: "mute";
  readonly person: string;
  /** @default true */
  readonly on?: boolean;
  /** @default 0 */
  readonly id?: number;
}

/** report a line of talk as a suggestion, or something the player at a seat said aloud. */
export interface ReportTalk {
  readonly type: "report";
  /** @default null */
  readonly message?: number | null;
  /** @default null */
  readonly seat?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/**
 * judge a report, as the host or, if the host is involved, as another player.
 *
 *     `message` is the number of the report.
 *
 */
export interface Judge {
  readonly type: "judge";
  readonly message: number;
  readonly guilty: boolean;
  /** @default 0 */
  readonly id?: number;
}

/** Check that the connection is alive, and read the server's clock. */
export interface Ping {
  readonly type: "ping";
  /** @default 0 */
  readonly id?: number;
}

/** The whole view, for a new connection or after too many missed updates. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly person: string;
  readonly n: number;
  /** The time of the server's clock. All deadlines refer to it. */
  readonly time: number;
  readonly table: TableView;
  /** @default null */
  readonly hand?: HandView | null;
  /** The events since the update that the client named, if the server remembers them. @default [] */
  readonly missed?: readonly Event[];
  /** The hand so far as you may know it, if `missed` is not known. @default [] */
  readonly log?: readonly (HandEvent | MatchEvent)[];
  /** The ids of your last accepted messages; null if the server does not know the session. @default null */
  readonly yours?: readonly number[] | null;
}

/** What happened, and which part of the view changed. `n` counts the updates of a table. */
export interface Update {
  readonly type: "update";
  readonly n: number;
  readonly time: number;
  /** @default [] */
  readonly events?: readonly Event[];
  readonly table?: TableView;
  /** Null when the hand is gone; a whole hand if there was none before. */
  readonly hand?: HandView | null;
  /** The ids of your messages that this update confirms. @default [] */
  readonly yours?: readonly number[];
}

/** Your message was accepted, and there is nothing to show to the others yet. */
export interface Done {
  readonly type: "done";
  readonly id: number;
}

/** Your message was refused and changed nothing: why, by which rule, on which facts. */
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly code: string;
  /** @default null */
  readonly rule?: string | null;
  /** @default {} */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** In English, for authors of clients. @default "" */
  readonly expected?: string;
}

export interface Pong {
  readonly type: "pong";
  readonly id: number;
  readonly time: number;
}

/** The last message of a connection. */
export interface Bye {
  readonly type: "bye";
  readonly why: Why;
  /** @default 0 */
  readonly protocol?: number;
}

/** `POST /api/guest`: a name is all that a guest needs. */
export interface NewGuest {
  readonly name: string;
  /** For programs: puts the token into the response, and sets no cookie. @default false */
  readonly bearer?: boolean;
}

/** `PATCH /api/me`. */
export interface Renaming {
  readonly name: string;
}

/** `POST /api/solo`: a table with bots in all other seats, which starts at once. */
export interface Solo {
  /** The guest's name, if the request has no token yet. @default "" */
  readonly name?: string;
  /** @default false */
  readonly bearer?: boolean;
  /** Without a clock by default, as nobody is kept waiting. @default {} */
  readonly terms?: Terms;
  /** In the order of the seats. The last kind also takes the remaining seats. @default [] */
  readonly bots?: readonly string[];
}

/** `POST /api/tables/{code}/report`: a table that should not be in the list. */
export interface ReportTable {
  /** Because of its host's name, what is said there, one of too many tables, or something else. @default "other" */
  readonly why?: "flood" | "name" | "other" | "talk";
}

/** A guest. `token` is there only once, if `bearer` was asked for. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** @default "" */
  readonly token?: string;
}

/** A table was opened: its code, and a link to share. */
export interface TableOpened {
  readonly code: string;
  readonly link: string;
  /** The token of a guest created with the table, if `bearer` was asked for. @default "" */
  readonly token?: string;
}

/** `GET /api/here`: the address under which others reach the server. Empty if only its own machine can. */
export interface Here {
  readonly address: string;
}

/** One way to solve a conflict: an option and its new value, or `seats` and their number. */
export interface RulesChange {
  readonly option: string;
  readonly value: string;
}

/** Choices that do not go together. The rulebook says why, under `id`. */
export interface RulesConflict {
  /** Such as `C-04`. */
  readonly id: string;
  /** The options that contradict each other. */
  readonly switches: readonly string[];
  /** Each of them solves it; the first changes least. */
  readonly ways: readonly RulesChange[];
}

/** `GET /api/rules`: whether rules can be played by so many people. */
export interface CheckedRules {
  readonly conflicts: readonly RulesConflict[];
}

/** Why nothing was done: a code for programs, and for people what was expected and what came. */
export interface Problem {
  readonly code: string;
  readonly expected: string;
  /** @default "" */
  readonly came?: string;
}

export interface Listing {
  readonly code: string;
  readonly rules: string;
  /** The host's name. */
  readonly host: string;
  readonly seats: number;
  readonly people: number;
  readonly bots: number;
  /** Seats that a newcomer could take, now or from the next hand on. */
  readonly free: number;
  readonly stage: string;
  readonly spectators: boolean;
  /** Whether it has a password. */
  readonly locked: boolean;
}

export type Event =
  | HandEvent
  | MatchEvent
  | TableEvent;

export type ToServer =
  | Hello
  | Act
  | WhyNot
  | Sit
  | Stand
  | Leave
  | PlaceBot
  | MovePerson
  | Kick
  | Door
  | HandOver
  | Start
  | NameDealer
  | VoidHand
  | PickCard
  | Birthday
  | Agree
  | Resume
  | TakeBack
  | Say
  | Mute
  | ReportTalk
  | Judge
  | Ping;

export type ToClient =
  | Welcome
  | Update
  | Done
  | Refused
  | Pong
  | Bye;

export const TERMS: Required<Terms> = {
  "rules": "classic",
  "seats": 4,
  "public": false,
  "spectators": true,
  "free_text": true,
  "turn_seconds": 30,
  "window_seconds": 1.5,
  "pace": null
};

export const PERSON: Omit<Required<Person>, "id" | "name"> = {
  "here": true
};

export const SEAT: Required<Seat> = {
  "by": "nobody",
  "person": null,
  "name": "",
  "bot": null,
  "deals": false,
  "autopilot": false
};

export const HAND_EVENT: Omit<Required<HandEvent>, "of" | "kind" | "rule"> = {
  "seat": null,
  "other": null,
  "cards": [],
  "color": null,
  "number": null,
  "broken": null,
  "direction": null,
  "mark": null,
  "proof": null
};

export const MATCH_EVENT: Omit<Required<MatchEvent>, "of" | "kind" | "rule"> = {
  "players": [],
  "number": null
};

export const TABLE_EVENT: Omit<Required<TableEvent>, "of" | "kind"> = {
  "person": null,
  "name": "",
  "seat": null,
  "card": null,
  "rule": null,
  "message": null,
  "aloud": false,
  "phrase": null,
  "text": null
};

export type WholeTable = Required<Omit<TableView, "terms" | "people" | "seats">> & {
  readonly terms: Required<Terms>;
  readonly people: readonly Required<Person>[];
  readonly seats: readonly Required<Seat>[];
};

export const TABLE_VIEW: WholeTable = {
  "code": "",
  "terms": {
    "rules": "classic",
    "seats": 4,
    "public": false,
    "spectators": true,
    "free_text": true,
    "turn_seconds": 30,
    "window_seconds": 1.5,
    "pace": null
  },
  "stage": "gathering",
  "host": null,
  "people": [],
  "seats": [],
  "you": null,
  "standing": null,
  "outcome": null,
  "ready": [],
  "waited": [],
  "asked": null,
  "paused": false,
  "shut": false,
  "clock": null,
  "window": null,
  "round_trips": [],
  "spread": null,
  "birthdays": null,
  "until": null,
  "reports": [],
  "void": null
};

/** The view with a message merged into it: a missing field has not changed. */
export function mergedTable(before: WholeTable, change: TableView): WholeTable {
  return {
    ...before,
    ...change,
    terms: change.terms ? { ...TERMS, ...change.terms } : before.terms,
    people: change.people ? change.people.map((each) => ({ ...PERSON, ...each })) : before.people,
    seats: change.seats ? change.seats.map((each) => ({ ...SEAT, ...each })) : before.seats,
  };
}

export type WholeHand = Required<HandView>;

export const HAND_VIEW: WholeHand = {
  "number": 0,
  "order": [],
  "dealer": 0,
  "turn": null,
  "phase": "",
  "direction": "L",
  "top": "?",
  "laid_by": null,
  "beneath": null,
  "color_before": null,
  "color": null,
  "draw": 0,
  "discards": 0,
  "counts": [],
  "exposed": [],
  "callers": [],
  "safe": [],
  "called": null,
  "drew": false,
  "due": 0,
  "stacked": 0,
  "no_challenge": null,
  "mercy": 0,
  "put_out": [],
  "you": null,
  "hand": [],
  "drawn": null,
  "known": [],
  "moves": [],
  "held": null,
  "too_many": 0
};

/** The view with a message merged into it: a missing field has not changed. */
export function mergedHand(before: WholeHand, change: HandView): WholeHand {
  return {
    ...before,
    ...change,
  };
}

export type WholeEvent =
  | Required<HandEvent>
  | Required<MatchEvent>
  | Required<TableEvent>;

/** The event with defaults for its missing fields. */
export function wholeEvent(event: Event): WholeEvent {
  switch (event.of) {
    case "hand":
      return { ...HAND_EVENT, ...event };
    case "match":
      return { ...MATCH_EVENT, ...event };
    case "table":
      return { ...TABLE_EVENT, ...event };
  }
}
