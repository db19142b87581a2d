/**
 * A print on a printer of the shop (DOMAIN §P.5): allowed as its paper is, brought there with no connection held, and counted once it
 * came out. What did not come out is printed again without anybody's word; one of a paper is under way at a time.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakSelesai, mintaCetak } from '#domain/calls/cetakan.ts'
import { errors } from '#domain/errors.ts'
import { paperKey, paperOfKey, type SebabGagal } from '#domain/rules/printer.ts'
import type { Context } from '../../context.ts'
import { inBytes, toPrinterOf } from '../../documents/cetak.ts'
import type { ThreadContext } from '../../http/route.ts'
import { validate } from '../../http/validate.ts'
import { Answer, type Content, type FileAnswer } from '../../outcome.ts'
import type { FoundPaper, Papers } from './papers.ts'
import { begin, earlierOf, end, lastOf, loadPrinter, rowOf, type CetakanRow, type Printer } from './rows.ts'
import { sendTo } from './send.ts'

type Body = CallInput<typeof mintaCetak>['body']
type Reply = CallReply<typeof mintaCetak>

/** After so long nobody waits for a printer any more: whoever brought it there is gone. */
const FORGOTTEN_MS = 60_000

interface Begun {
  printer: Printer
  row: Pick<CetakanRow, 'id' | 'copy' | 'sementara'>
  /** Draws what the printer is told. */
  drawn: () => Promise<Content>
}

/** @throws errors.kertasTidakDikenal, printerTidakAda, sedangDicetak, and what the paper's own calls refuse */
export const print =
  (papers: Papers) =>
  async (ctx: ThreadContext, { body }: CallInput<typeof mintaCetak>): Promise<Answer<Reply>> => {
    const paper = papers(body.path)
    if (!paper) throw errors.kertasTidakDikenal().at('path')
    const begun = await ctx.write((c) => prepared(c, paper, body))
    if (!('printer' in begun)) return new Answer(replyOf(begun))
    const { printer, row } = begun
    const bytes = await inBytes(begun.drawn).catch(async (error: unknown) => {
      await ctx.write((c) => end(c, row.id, 'KOMPUTER'))
      throw error
    })
    if (printer.cara !== 'JARINGAN')
      return new Answer({
        ...replyOf({ ...row, status: 'MENUNGGU', sebab: '-' }),
        bytes: bytes.toString('base64'),
      })
    const sebab = await sendTo(printer, bytes)
    return new Answer(await ctx.write((c) => ended(c, paper, body.urut, row, sebab)))
  }

/** @returns the row of the same request when it was made before */
async function prepared(c: Context, paper: FoundPaper, body: Body): Promise<Begun | CetakanRow> {
  if (!c.boleh(paper.file.call.may)) throw errors.tidakDiizinkan()
  const earlier = await earlierOf(c)
  const printer = await loadPrinter(c, body.kode_printer)
  const no_ref = Object.values(paper.params)[0]!
  if (earlier && earlier.status !== 'MENUNGGU') return earlier
  const key = paperKey(body)
  const last = await lastOf(c, key)
  if (last?.status === 'MENUNGGU') {
    if (c.now.getTime() - last.pada.getTime() < FORGOTTEN_MS)
      throw errors.sedangDicetak({ no_ref, nama_printer: printer.nama_printer })
    await end(c, last.id, 'TERPUTUS')
  }
  const free = last !== undefined && last.status !== 'KELUAR' && !last.sementara
  const { copy, sementara } = free ? last : await permitted(c, paper, body)
  const file = await fileOf(c, paper, body.urut, sementara)
  const drawn = toPrinterOf(file)
  if (!drawn) throw errors.kertasTidakDikenal().at('path')
  const id = await begin(c, {
    path: key,
    no_ref,
    kode_printer: printer.kode_printer,
    copy,
    sementara,
    after: last?.id ?? 0,
  })
  if (id === undefined) throw errors.sedangDicetak({ no_ref, nama_printer: printer.nama_printer })
  return { printer, row: { id, copy, sementara }, drawn: () => drawn(printer.jenis) }
}

const order = (urut: number | undefined) => (urut === undefined ? {} : { urut })

/** @throws errors.perluOtorisasi from the second print on, unless it was given */
async function permitted(
  c: Context,
  { counting, params }: FoundPaper,
  { urut, id_otorisasi }: Body,
): Promise<{ copy: number; sementara: boolean }> {
  if (!counting) return { copy: 0, sementara: true }
  const body = { ...order(urut), langkah: 'IZIN', ...(id_otorisasi ? { id_otorisasi } : {}) }
  return (await asked(c, counting, { params, query: {}, body })) as { copy: number; sementara: boolean }
}

/** The paper as this print of it leaves the printer. */
const fileOf = (c: Context, { file, params }: FoundPaper, urut: number | undefined, sementara: boolean) => {
  const shape = (file.call.query as { shape?: object } | undefined)?.shape ?? {}
  const query = Object.fromEntries(
    Object.entries({ urut, kertas: '80', mencetak: sementara ? undefined : '1' }).filter(
      ([name, value]) => value !== undefined && name in shape,
    ),
  )
  return asked(c, file, { params, query, body: undefined }) as Promise<FileAnswer>
}

const asked = (c: Context, { call, handler }: FoundPaper['file'], raw: Parameters<typeof validate>[1]) =>
  (handler as (ctx: Context, input: unknown) => Promise<unknown>)(c, validate(call, raw))

/** Counts what came out. @param sebab why it did not */
async function ended(
  c: Context,
  { counting, params }: FoundPaper,
  urut: number | undefined,
  row: Pick<CetakanRow, 'id' | 'copy' | 'sementara'>,
  sebab?: SebabGagal,
): Promise<Reply> {
  // The document before its print, as whoever asks for the next one locks them.
  if (!sebab && counting && !row.sementara)
    await asked({ ...c, cetakan: row.id }, counting, {
      params,
      query: {},
      body: { ...order(urut), langkah: 'KELUAR' },
    })
  await end(c, row.id, sebab)
  return replyOf({ ...row, status: sebab ? 'GAGAL' : 'KELUAR', sebab: sebab ?? '-' })
}

const replyOf = ({
  id,
  status,
  sebab,
  copy,
  sementara,
}: Pick<CetakanRow, 'id' | 'status' | 'sebab' | 'copy' | 'sementara'>): Reply => ({
  id,
  status,
  sebab,
  copy,
  sementara,
})

/** The browser says whether the printer of its computer brought it. @throws errors.printTidakAda */
export const finished =
  (papers: Papers) =>
  async (
    c: Context,
    { params: { id }, body }: CallInput<typeof cetakSelesai>,
  ): Promise<CallReply<typeof cetakSelesai>> => {
    const row = await rowOf(c, id)
    if (!row || row.user_id !== c.user.user_id) throw errors.printTidakAda()
    if (row.status !== 'MENUNGGU') return replyOf(row)
    const { path, urut } = paperOfKey(row.path)
    const paper = papers(path)
    if (!paper) throw errors.printTidakAda()
    return ended(c, paper, urut, row, body.sebab ?? undefined)
  }
