/**
 * Keeps a text in a CSV file a text, in whatever program opens it. A spreadsheet of this country separates by
 * semicolons: to it our lines are a single long cell, broken wherever a text holds its separator, quoted or not. So a
 * text is quoted, and defused wherever a cell could begin. Both writers and the reader rely on this; the reader takes
 * out what was put in.
 */

/**
 * Positions where a spreadsheet could run a cell: at the start or behind a separator, followed by characters that begin
 * a formula. Text that looks defused already is defused again, so that it can be undone.
 */
const AWAL = String.raw`(?<=^|[,;\t\r\n])`
const RUMUS = String.raw`(?='*[=+\-@\t\r＝＋－＠])`
const AWAL_RUMUS = new RegExp(AWAL + RUMUS, 'g')
const DIJINAKKAN = new RegExp(`${AWAL}'${RUMUS}`, 'g')

/** The trade's way to write nothing is no formula. */
const TIADA = '-'

/** A text as a cell of a file: '=1+1' becomes "'=1+1", 'A;=1+1' becomes "A;'=1+1". Numbers are none of its business. */
export const defused = (text: string): string => (text === TIADA ? text : text.replace(AWAL_RUMUS, "'"))

/** The text that a cell stands for: the other way round. */
export const undefused = (cell: string): string => cell.replace(DIJINAKKAN, '')

/** True when a cell needs quotes that its own separator, the comma, would not ask for. */
export const needsQuotes = (cell: unknown): boolean => typeof cell === 'string' && /^'|[;\t\r\n]/.test(cell)
