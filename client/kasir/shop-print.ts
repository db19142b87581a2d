/**
 * Prints on a printer of the shop, and opens its drawer: over the server, or by the cable of this computer (DOMAIN
 * §P.5).
 */
import type { CallReply } from '#domain/call.ts'
import { allCetakan, bukaLaci, cetakSelesai, mintaCetak } from '#domain/calls/cetakan.ts'
import { SEBAB_GAGAL, type SebabGagal, type ShopPaper } from '#domain/rules/printer.ts'
import { ApiError, call, newIdTrx } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { PrinterGagal, printerNota } from './cable-printer.ts'
import type { TillPrinter } from './till-printer.ts'

/** What became of a print. @param text why not, in the words of the computer's own printer */
export type Printed = CallReply<typeof mintaCetak> & { text?: string | undefined }

/** Brings what this computer's printer is told. @returns why it did not come out */
export async function byCable(bytes: string): Promise<{ sebab?: SebabGagal; text?: string }> {
  try {
    await printerNota.send(Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0)))
    return {}
  } catch (error) {
    if (!(error instanceof PrinterGagal)) throw error
    return { sebab: 'KOMPUTER', text: error.message }
  }
}

/** @throws ApiError 'perluOtorisasi' from the second on, unless it was given */
export async function printInShop(
  { kode_printer }: TillPrinter,
  { path, urut }: ShopPaper,
  id_otorisasi?: string,
): Promise<Printed> {
  const body = {
    path,
    kode_printer,
    ...(urut === undefined ? {} : { urut }),
    ...(id_otorisasi ? { id_otorisasi } : {}),
  }
  // A slow printer is waited for: who printed has gone on long since.
  const begun = await call(mintaCetak, { body }, { idTrx: newIdTrx(), timeout: false })
  if (begun.status !== 'MENUNGGU' || begun.bytes === undefined) return begun
  const { sebab, text } = await byCable(begun.bytes)
  const ended = await call(cetakSelesai, { params: { id: String(begun.id) }, body: { sebab: sebab ?? null } })
  return { ...ended, text }
}

export const troubleText = ({ sebab, text }: { sebab: string; text?: string | undefined }): string =>
  text ?? SEBAB_GAGAL[sebab as SebabGagal] ?? sebab

/** @param why the document whose cash it is about, or a reason */
export async function opened(
  { kode_printer }: TillPrinter,
  why: { no_ref: string } | { alasan: string },
): Promise<void> {
  try {
    const { bytes } = await call(
      bukaLaci,
      { body: { kode_printer, ...why } },
      { idTrx: newIdTrx(), timeout: false },
    )
    const { text } = bytes === undefined ? {} : await byCable(bytes)
    if (text) toast('error', text)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A document without cash leaves the drawer shut.
    if (!('no_ref' in why) || error.id !== 'laciTanpaUang') toast('error', error.message)
  }
}

/** What came out is told in passing; what did not waits in the list of prints, and is free to be printed again. */
export async function tellPrinted(printed: Printed, nama: string, no: string): Promise<void> {
  const { status, copy } = printed
  if (status === 'KELUAR') toast('success', `Tercetak Di ${nama}${copy > 0 ? `, COPY ${copy}` : ''}`)
  else toast('error', `${no} Belum Tercetak. ${troubleText(printed)}`)
  await invalidate(allCetakan)
}
