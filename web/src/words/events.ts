/** Events as sentences, with the same messages and facts as in Python. */

import type { Event, HandEvent, MatchEvent, MatchKind, TableEvent, TableKind } from '../protocol'
import { type Company, handName, isMe, seatName } from './company'
import { firstOf, hasWords, partOf, say, sayMarked } from './language.svelte'
import { cardNoun, cardsNoun, HIDDEN } from './cards'
import { NOTHING } from './nouns'
import { capitalized, markedRule, type Piece, piecesOf, unmarked } from './sentence'

/** Events about totals, which belong to teams if there are partners. */
const OF_SCORERS: readonly MatchKind[] = ['scored', 'reached', 'tied', 'won']
/** Without a person, these events are about the bot of the seat. */
const OF_BOTS: readonly TableKind[] = ['bot_sat', 'stood']

/** One sentence, and the rule behind it as the last piece. */
export function told(event: Event, company: Company): Piece[] {
  return toldTogether([event], company)
}

/** Several sentences, and then each rule once. */
export function toldTogether(events: readonly Event[], company: Company): Piece[] {
  const sentences = events.map((event) => capitalized(sentence(event, company)))
  const rules = new Set(events.map((event) => event.rule ?? '').filter((rule) => rule !== ''))
  return [
    ...piecesOf(sentences.join(' ')),
    ...[...rules].map((rule) => ({ kind: 'rule' as const, rule, text: rule })),
  ]
}

export function phraseWords(phrase: string): string {
  return say(partOf('phrase', phrase))
}

function sentence(event: Event, company: Company): string {
  if (event.of === 'hand') return ofHand(event, company)
  return event.of === 'match' ? ofMatch(event, company) : ofTable(event, company)
}

function ofHand(event: HandEvent, company: Company): string {
  const cards = event.cards ?? []
  const [seat, other] = [event.seat ?? null, event.other ?? null]
  return sayMarked(firstOf(`event-${event.kind}`, 'table-event'), {
    edition: company.edition,
    who: handName(company, seat),
    other: handName(company, other),
    me: isMe(company.handYou, seat, other),
    oneself: other !== null && other === seat ? 'yes' : 'no',
    cards: cardsNoun(cards, company.edition),
    count: cards.length,
    hidden: cards.includes(HIDDEN) ? 'yes' : 'no',
    color: event.color ?? '',
    number: event.number ?? 0,
    broken: event.broken ? markedRule(event.broken) : '',
    direction: event.direction ?? '',
    rule: event.rule,
  })
}

function ofMatch(event: MatchEvent, company: Company): string {
  const players = event.players ?? []
  const names = players.map((who) => scorerName(who, event, company))
  const mine = players.some((who) => isReader(who, event, company))
  const own = `match-yours-${event.kind}`
  return sayMarked(mine && hasWords(own) ? own : firstOf(`match-${event.kind}`, 'table-event'), {
    who: names[0] ?? '',
    players: names,
    side: isOfTeams(event, company) ? 'team' : 'alone',
    count: names.length,
    number: event.number ?? 0,
  })
}

function ofTable(event: TableEvent, company: Company): string {
  const [ours, everybodys] = ['web-event', 'table-event']
  return sayMarked(firstOf(`${ours}.${event.kind}`, `${everybodys}.${event.kind}`, everybodys), {
    who: whoDid(event, company),
    me: didReader(event, company) ? 'seat' : 'none',
    other: seatName(company, event.seat ?? null),
    whom: whomAt(event, company),
    aloud: event.aloud ? 'yes' : 'no',
    seat: event.seat ?? 0,
    kind: event.name ?? '',
    card: event.card ? cardNoun(event.card, company.edition) : NOTHING,
    number: event.message ?? 0,
    text: event.phrase ? phraseWords(event.phrase) : unmarked(event.text ?? ''),
  })
}

function whoDid(event: TableEvent, company: Company): string {
  if (event.person) return unmarked(event.name ?? '')
  const seat = event.seat ?? null
  if (seat !== null && OF_BOTS.includes(event.kind)) return company.bots[seat] ?? String(seat)
  return seatName(company, seat)
}

function didReader(event: TableEvent, company: Company): boolean {
  if (event.person) return event.person === company.person
  return !OF_BOTS.includes(event.kind) && typeof event.seat === 'number' && event.seat === company.you
}

/** Who sits at the seat of the event, relative to the person who acted. */
function whomAt(event: TableEvent, company: Company): 'nobody' | 'self' | 'reader' | 'other' {
  const seat = event.seat ?? null
  if (seat === null) return 'nobody'
  if (!event.person) return 'self'
  return seat === company.you ? 'reader' : 'other'
}

function isOfTeams(event: MatchEvent, company: Company): boolean {
  return OF_SCORERS.includes(event.kind) && company.scorers.some((players) => players.length > 1)
}

function isReader(who: number, event: MatchEvent, company: Company): boolean {
  if (company.you === null) return false
  return (OF_SCORERS.includes(event.kind) ? (company.scorers[who] ?? []) : [who]).includes(company.you)
}

/** A player, or the players of a team. The reader is "you". */
function scorerName(who: number, event: MatchEvent, company: Company): string {
  if (isReader(who, event, company)) return say('match-reader')
  if (!isOfTeams(event, company)) return seatName(company, who)
  const [first = '', second = ''] = (company.scorers[who] ?? []).map((player) => seatName(company, player))
  return say('match-team', { first, second })
}
