/** Long texts on more than one line. */

/** Wraps at spaces; a word wider than the line is broken where it must be, after a hyphen if there is one. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (widthOf(line) > width && line.length > 1) {
      const cut = fitting(line, width, widthOf)
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  return [...lines, line]
}

/** Counts the characters of a word that go on one line; at least one. */
function fitting(word: string, width: number, widthOf: (text: string) => number): number {
  let cut = 1
  while (cut < word.length && widthOf(word.slice(0, cut + 1)) <= width) cut++
  const hyphen = word.lastIndexOf('-', cut - 1)
  return hyphen > 0 ? hyphen + 1 : cut
}

/** Breaks an address before the given positions, at a space where there is one (spec 001 §9: at 48 and 90). */
export function wrapAt(text: string, ...positions: number[]): string[] {
  const lines: string[] = []
  let from = 0
  for (const position of positions) {
    if (text.length <= position) break
    const space = text.lastIndexOf(' ', position)
    const to = space > from ? space : position
    lines.push(text.slice(from, to).trim())
    from = to
  }
  return [...lines, text.slice(from).trim()]
}
