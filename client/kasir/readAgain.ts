/** Lines of a draft that has stood for a while, as they are now: prices follow, and what no longer goes is told, all at once. */
import { messages } from '#domain/messages.ts'
import { ApiError } from '#client/net/api.ts'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

interface Line {
  /** kode_barcode, or whatever names the line. */
  kunci: string
  nama: string
  /** Reads it anew. Answers what is wrong with it, true when its price is another, false when nothing has changed. @throws ApiError */
  read: () => Promise<string | boolean>
}

/** Answers what no longer goes, by the line's kunci. */
export async function readAgain(lines: readonly Line[]): Promise<Record<string, string>> {
  const answers = await Promise.all(
    lines.map(async (line) => [line, await line.read().catch(sebab)] as const),
  )
  const changed = answers.filter(([, answer]) => answer === true).length
  const wrong = answers.filter(([, answer]) => typeof answer === 'string') as [Line, string][]
  if (changed) toast('warning', `Harga Emas Berubah, ${changed} Barang Diperbarui`)
  if (wrong.length) {
    const list = wrong.map(([{ nama }, why]) => `${nama}: ${why}`)
    void ask({ kind: 'warning', title: messages.tidakBisaLagi, text: list[0]!, list, ok: messages.ok })
  }
  return Object.fromEntries(wrong.map(([{ kunci }, why]) => [kunci, why]))
}

/**
 * Gives the reason of a refused read. A server that cannot be reached says nothing about the line (false); saving will
 * refuse it in words.
 */
function sebab(error: unknown): string | boolean {
  if (!(error instanceof ApiError)) throw error
  return error.kind === 'refused' && error.message
}
