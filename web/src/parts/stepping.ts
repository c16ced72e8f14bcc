/** Which of several choices the arrow keys lead to; null where the key is none of theirs. */
export function stepTo(key: string, at: number, choices: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % choices
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + choices) % choices
    case 'Home':
      return 0
    case 'End':
      return choices - 1
    default:
      return null
  }
}
