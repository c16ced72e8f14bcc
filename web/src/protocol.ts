// The messages between a table and its clients, as docs/protocol.md explains them.
// Written by `make protocol` from src/penult/wire; a change made here is lost.

export const PROTOCOL = 1;

export const MESSAGE_BYTES = 16384;
export const NAME_LETTERS = 24;
export const TEXT_LETTERS = 200;
export const PASSWORD_LETTERS = 64;
export const CODE_LETTERS = 8;
export const NO_CLOCK = 0;
export const BOT_LETTERS = 20;
export const LOGGED_EVENTS = 240;
export const KEPT_UPDATES = 64;

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
export type Phrase = (typeof PHRASES)[number];

export type SeatedBy =
  | "nobody"
  | "person"
  | "bot";

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

/** Of the end of a connection. After `reload`, `closing` and `too_slow` it is worth coming back. */
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
  | "halted"
  | "stopped";

/** Rules and manners of a table. They do not change after the first deal. */
export interface Terms {
  /** An edition, a preset or either with options: `hp2003+legality=table+score=elim`. @default "classic" */
  readonly rules?: string;
  /** @default 4 */
  readonly seats?: number;
  /** Whether the lobby lists it. @default false */
  readonly public?: boolean;
  /** Whether people without a seat may watch. @default true */
  readonly spectators?: boolean;
  /** Whether people may write, besides the quick phrases. @default true */
  readonly free_text?: boolean;
  /** After this time a bot takes the turn; 0 means no clock while the player is connected. @default 30 */
  readonly turn_seconds?: number;
  /** How long a reaction stays open, whatever the answer. @default 1.5 */
  readonly window_seconds?: number;
}

/** Opens a table. `bots` sit down at the last seats. */
export interface NewTable {
  /** @default {} */
  readonly terms?: Terms;
  /** @default [] */
  readonly bots?: readonly string[];
  /** @default "" */
  readonly password?: string;
  /** Begin at once: for one person against bots. @default false */
  readonly start?: boolean;
}

/** Somebody at the table, seated or watching. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether a connection is open. @default true */
  readonly here?: boolean;
}

/** A place at the table. Seats are numbered as players: the place in the match, not in the hand. */
export interface Seat {
  /** @default "nobody" */
  readonly by?: SeatedBy;
  /** @default null */
  readonly person?: string | null;
  /** @default "" */
  readonly name?: string;
  /** The kind of bot that sits here. @default null */
  readonly bot?: string | null;
  /** The host has named who sits here to deal the first hand (D-32). @default false */
  readonly deals?: boolean;
  /** A bot plays for an absent person, who can take the seat back at any time. @default false */
  readonly autopilot?: boolean;
}

/** `penult.Event`, as one seat sees it: seats are those of the hand, a card `?` is hidden. */
export interface HandEvent {
  readonly of: "hand";
  readonly kind: string;
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
  /** `bot`, `autopilot` or `clock`, where no person made the move that this event begins with. @default null */
  readonly mark?: string | null;
}

/** `penult.match` between hands: players are those of the match, or teams where partners play. */
export interface MatchEvent {
  readonly of: "match";
  readonly kind: string;
  readonly rule: string;
  /** @default [] */
  readonly players?: readonly number[];
  /** @default null */
  readonly number?: number | null;
}

/**
 * What people do at a table besides playing. `seat` is a seat of the table.
 *
 *     `named`: the host says that `seat` deals first, or takes that back where there is none (D-32); no person
 *     is named where it is the host's own seat. `table_reported`, `unlisted` and `listed` are told to the host
 *     alone: what visitors or the operator made of the table in the list. `report_dropped`: nobody
 *     judges a suggestion any more.
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
  /** The number of a line of talk: what was said, or what was reported as a suggestion. @default null */
  readonly message?: number | null;
  /** Whether what was reported was said at the table, not written: its number is only the report's. @default false */
  readonly aloud?: boolean;
  /** @default null */
  readonly phrase?: string | null;
  /** What was said, or the new name of the person. @default null */
  readonly text?: string | null;
}

/** A move that this seat may make now, and the rule it would break though it can be made. */
export type Offer = readonly [move: string, breaks?: string | null];

/** Whose decision is waited for, until when; seconds of the server's clock. */
export interface Clock {
  /** A seat of the table. */
  readonly seat: number;
  readonly since: number;
  /** From then on the person should be warned. */
  readonly warning: number;
  /** Then a bot takes the turn. */
  readonly until: number;
}

/** A card taken from the spread. `card` is `?` until all have picked. */
export interface Pick {
  readonly seat: number;
  readonly at: number;
  readonly card: string;
}

/** the cards lie face down, and each of `among` picks one. */
export interface Spread {
  readonly cards: number;
  readonly among: readonly number[];
  readonly picks: readonly Pick[];
}

/** who has answered; the days themselves are shown to nobody and kept nowhere. */
export interface Birthdays {
  readonly answered: readonly number[];
}

/** a line of talk reported as a suggestion, or one made aloud, and who is to decide. */
export interface Report {
  /** The number of the line, or where it was made aloud of the report. */
  readonly message: number;
  readonly by: string;
  /** A seat of the table. */
  readonly against: number;
  readonly judges: readonly string[];
  readonly votes: number;
  readonly aloud: boolean;
}

/** Where the match stands: totals by player, or by team where partners play. */
export interface Standing {
  readonly totals: readonly number[];
  readonly scorers: readonly (readonly number[])[];
  /** Hand by hand, what it brought each of them. */
  readonly points: readonly (readonly number[])[];
  readonly hands: number;
  readonly dealer: number | null;
  readonly out: readonly number[];
  readonly winners: readonly number[];
}

/** a hand at the end: its cards and what they count. */
export interface Left {
  readonly player: number;
  readonly cards: readonly string[];
  /** None where the hand is void, and nothing is counted. */
  readonly points: number | null;
}

/** How the last hand ended. */
export interface Outcome {
  /** A player of the match. */
  readonly winner: number | null;
  readonly void: boolean;
  readonly left: readonly Left[];
  readonly points: number;
  /** What was told after it: who scored how much by which rule, and who deals next. */
  readonly told: readonly MatchEvent[];
  /** How often a card was laid. */
  readonly plays: number;
  /** How long it was played; null if the server was restarted in the middle of it. */
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
  /** Your seat at the table, none for a spectator. */
  readonly you?: number | null;
  readonly standing?: Standing | null;
  readonly outcome?: Outcome | null;
  /** The seats that have agreed to what is waited for: the next hand, a pause, a last card. */
  readonly ready?: readonly number[];
  /** The seats that have not, of those who are asked. */
  readonly waited?: readonly number[];
  /** What people are asked to agree to: `next`, `pause` or `settle`. */
  readonly asked?: string | null;
  readonly paused?: boolean;
  /** Whether the host lets nobody else in. */
  readonly shut?: boolean;
  readonly clock?: Clock | null;
  /** Until when an answer, or whether a drawn card fits, is not shown. */
  readonly window?: number | null;
  /** By seat, in milliseconds: what the server has measured of the line; none for bots. */
  readonly round_trips?: readonly (number | null)[];
  readonly spread?: Spread | null;
  readonly birthdays?: Birthdays | null;
  /** When the table goes on by itself: the dealer is found, or the next hand is dealt. */
  readonly until?: number | null;
  readonly reports?: readonly Report[];
  /** `allowed` where the host may void the hand, else why not; none while no hand is played. */
  readonly void?: string | null;
}

/** The hand that is played: `penult.View`. Seats here are those of the hand. */
export interface HandView {
  readonly number?: number;
  /** The player of the match at each seat of the hand. */
  readonly order?: readonly number[];
  readonly dealer?: number;
  readonly turn?: number | null;
  readonly direction?: string;
  readonly top?: string;
  /** Who laid the top card; null where it was turned up. */
  readonly laid_by?: number | null;
  /** The card on which it lies. */
  readonly beneath?: string | null;
  /** The color on which it was laid. */
  readonly color_before?: string | null;
  readonly color?: string | null;
  /** How many cards the DRAW pile has. */
  readonly draw?: number;
  readonly discards?: number;
  readonly counts?: readonly number[];
  readonly exposed?: readonly number[];
  readonly called?: number | null;
  readonly drew?: boolean;
  readonly you?: number | null;
  readonly phase?: string;
  readonly hand?: readonly string[];
  readonly drawn?: string | null;
  /** Cards that others surely hold: shown to you, or to all. */
  readonly known?: readonly (readonly string[])[];
  readonly moves?: readonly Offer[];
  /** Your own answer that the table will show when the window closes. */
  readonly held?: string | null;
}

/** The first message of a connection: which table, and the last update that was seen. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly table: string;
  /** @default null */
  readonly since?: number | null;
  /** @default "" */
  readonly password?: string;
  /** Any text of the client's own, the same in every hello of one run: then its numbers go on. @default "" */
  readonly session?: string;
  /** @default 0 */
  readonly id?: number;
}

/** A move of the hand. `seen` is the number of the update it answers. */
export interface Act {
  readonly type: "act";
  readonly move: string;
  readonly seen: number;
  /** @default 0 */
  readonly id?: number;
}

/** Why the rules forbid a move: `refused`, or `done` where they allow it. Nothing changes. */
export interface WhyNot {
  readonly type: "why_not";
  readonly move: string;
  /** @default 0 */
  readonly id?: number;
}

/** Take a seat, or any free one. After the first deal, a bot's seat, from the next hand on. */
export interface Sit {
  readonly type: "sit";
  /** @default null */
  readonly seat?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** Give the seat up; in a match a bot plays on in it, and where nobody may only watch one leaves. */
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

/** The host: a bot sits down at a free seat; without a kind the bot leaves. */
export interface PlaceBot {
  readonly type: "place_bot";
  readonly seat: number;
  /** @default null */
  readonly kind?: string | null;
  /** @default 0 */
  readonly id?: number;
}

/** The host moves somebody, before or after a match. A person in the other seat changes places. */
export interface MovePerson {
  readonly type: "move";
  readonly person: string;
  readonly seat: number;
  /** @default 0 */
  readonly id?: number;
}

/** The host: somebody leaves the table and cannot come back; a shut door stops them under any name. */
export interface Kick {
  readonly type: "kick";
  readonly person: string;
  /** @default 0 */
  readonly id?: number;
}

/** The host: whether people come in who are not at the table yet; who is away may always come back. */
export interface Door {
  readonly type: "door";
  readonly open: boolean;
  /** @default 0 */
  readonly id?: number;
}

/** The host: somebody else is host now. */
export interface HandOver {
  readonly type: "hand_over";
  readonly person: string;
  /** @default 0 */
  readonly id?: number;
}

/** The host: the match begins, or once it is over the next one with those who sit. */
export interface Start {
  readonly type: "start";
  /** @default 0 */
  readonly id?: number;
}

/** D-32: the host: who deals first, before a match or while it is looked for; no seat takes it back. */
export interface NameDealer {
  readonly type: "name_dealer";
  /** @default null */
  readonly seat?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** the host: the hand is void, while somebody who began it has left it. */
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

/** month and day; neither, to say nothing. */
export interface Birthday {
  readonly type: "birthday";
  /** @default null */
  readonly month?: number | null;
  /** @default null */
  readonly day?: number | null;
  /** @default 0 */
  readonly id?: number;
}

/** To the next hand, to a pause, or that nobody objects to a last card. */
export interface Agree {
  readonly type: "agree";
  readonly to: "next" | "pause" | "settle";
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

/** Hear somebody no more, or again. */
export interface Mute {
  readonly type: "mute";
  readonly person: string;
  /** @default true */
  readonly on?: boolean;
  /** @default 0 */
  readonly id?: number;
}

/** a line of talk was a suggestion, or, aloud, what the player at a seat said. */
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
 * the host, or where the host is involved each other person: was it a suggestion?
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

/** To see whether the connection is alive, and what the server's clock says. */
export interface Ping {
  readonly type: "ping";
  /** @default 0 */
  readonly id?: number;
}

/** The whole view, after a connection was made or a gap is too long to fill. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly person: string;
  readonly n: number;
  /** The server's clock, to which every deadline refers. */
  readonly time: number;
  readonly table: TableView;
  /** @default null */
  readonly hand?: HandView | null;
  /** What happened since the update that the client named, as far as the server remembers. @default [] */
  readonly missed?: readonly Event[];
  /** The hand so far as you may know it, where `missed` does not say what the client has not seen. @default [] */
  readonly log?: readonly (HandEvent | MatchEvent)[];
  /** The last of your messages that were accepted; null where the server does not know the session. @default null */
  readonly yours?: readonly number[] | null;
}

/** What happened, and the part of the view that changed. `n` counts the updates of a table. */
export interface Update {
  readonly type: "update";
  readonly n: number;
  readonly time: number;
  /** @default [] */
  readonly events?: readonly Event[];
  readonly table?: TableView;
  /** Null when no hand is played any more; a whole one where there was none before. */
  readonly hand?: HandView | null;
  /** Which of your own messages are answered by this update. @default [] */
  readonly yours?: readonly number[];
}

/** Your message was accepted; there is nothing yet to show to the others. */
export interface Done {
  readonly type: "done";
  readonly id: number;
}

/** A message that changed nothing: why, by which rule, on which facts. */
export interface Refused {
  readonly type: "refused";
  readonly id: number;
  readonly code: string;
  /** @default null */
  readonly rule?: string | null;
  /** @default {} */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** In English, for people who write clients. @default "" */
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
  /** For programs: the token in the answer, and no cookie. @default false */
  readonly bearer?: boolean;
}

/** `PATCH /api/me`. */
export interface Renaming {
  readonly name: string;
}

/** `POST /api/solo`: a table with bots in every other seat, begun at once. */
export interface Solo {
  /** Of the guest, where nobody has a token yet. @default "" */
  readonly name?: string;
  /** @default false */
  readonly bearer?: boolean;
  /** Without a clock, as nobody is kept waiting. @default {} */
  readonly terms?: Terms;
  /** In the order of the seats; the last of them also takes the seats that are left. @default [] */
  readonly bots?: readonly string[];
}

/** `POST /api/tables/{code}/report`: a table that should not be in the list. */
export interface ReportTable {
  /** Its host's name, what is said there, one of too many, or something else. @default "other" */
  readonly why?: "flood" | "name" | "other" | "talk";
}

/** Who somebody is here. `token` only where a bearer was asked for, once. */
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
  /** Of the guest who was made with the table, where a bearer was asked for. @default "" */
  readonly token?: string;
}

/** `GET /api/here`: where others find the server. Empty where only its own machine reaches it. */
export interface Here {
  readonly address: string;
}

/** Why nothing was done: a code for programs; what was expected and what came for people. */
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
  /** Seats that somebody could take now, or from the next hand on. */
  readonly free: number;
  readonly stage: string;
  readonly spectators: boolean;
  /** Whether a password is asked. */
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
  "window_seconds": 1.5
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
  "mark": null
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
    "window_seconds": 1.5
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

/** The view once a message is merged into it: what is not there has not changed. */
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
  "called": null,
  "drew": false,
  "you": null,
  "phase": "",
  "hand": [],
  "drawn": null,
  "known": [],
  "moves": [],
  "held": null
};

/** The view once a message is merged into it: what is not there has not changed. */
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

/** A field that is not there has its default. */
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
