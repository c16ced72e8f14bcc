// A bot for Penult's arena in JavaScript: it lays the color it has most of.
//
// penult arena --program hello="node examples/hello_bot.mjs" simple
import { createInterface } from "node:readline";

let seat = 0;

function choose({ moves, wrong, view }) {
  const right = moves.filter((move) => !wrong.includes(move));
  const plays = right.filter((move) => move.startsWith("play "));
  const called = plays.filter((move) => move.endsWith("!"));
  const number = (color) => view.hand.filter((card) => card.startsWith(color)).length;
  // `play R7` is about red, and so is `play W>R`
  const color = (move) => (move.includes(">") ? move.split(">")[1][0] : move[5]);
  const best = (called.length ? called : plays).sort((a, b) => number(color(b)) - number(color(a)));
  return best[0] ?? right[0] ?? moves[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hand") seat = message.seat;
  if (message.type === "choose") {
    const mine = message.view.turn === seat && !message.view.phase.startsWith("settle");
    const move = mine ? choose(message) : null;
    console.log(JSON.stringify({ id: message.id, move }));
  }
}
