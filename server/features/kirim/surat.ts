/** A text that one shop says to another server, signed with its own key: as a file, or as an answer (docs/decisions/25-kiriman-antar-server.md). */
import { z } from 'zod'
import type { fileFromPengirim, buktiDariPenerima } from '#domain/calls/portal-kirim.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import type { BuktiFile, KirimanFile } from '#domain/documents/kirim-file.ts'
import type { Context } from '../../context.ts'
import { Later } from '../../outcome.ts'
import { bukaKunci } from '../../rantai/kunci-portal.ts'
import { MAKS_BYTE_MASTER, portalDari, tanyaPortal } from '../../rantai/portal.ts'
import { isSignature, signFile } from '../../rantai/portal-signature.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

/** Shape of a letter: one line of content, one line with its sign, and nothing else. */
const SHAPE = /^([^\n]+)\n([\w-]{43})\n$/

/** A shop of this database with its address and key; undefined when there is none. */
const tokoDenganKunci = (ctx: Context, kode_toko: string) =>
  diSeluruhRantai(ctx, () =>
    ctx.db
      .selectFrom('toko as t')
      .leftJoin('kunci_portal as k', 'k.kode_toko', 't.kode_toko')
      .select(['t.kode_toko', 't.jauh', 't.portal', 'k.kunci'])
      .where('t.kode_toko', '=', kode_toko)
      .where('t.status_aktif', '=', true)
      .executeTakeFirst(),
  )

/** @throws errors.portalTanpaKunci */
async function kunciDari(ctx: Context, kode_toko: string): Promise<string> {
  const toko = await tokoDenganKunci(ctx, kode_toko)
  if (!toko) throw errors.berkasTidakDikenal({ kode_toko }).at('berkas')
  const kunci = bukaKunci(ctx.rahasia, toko.kunci)
  if (!kunci) throw errors.portalTanpaKunci({ kode_toko })
  return kunci
}

/** Asks the shop's own server for its text; undefined of a shop that is not known, or is at home here. @throws errors.portalTanpaKunci; of the asking what tanyaPortal does */
export async function tanyaSurat(
  ctx: Context,
  kode_toko: string,
  call: typeof fileFromPengirim | typeof buktiDariPenerima,
  no: string,
): Promise<Later<string | null> | undefined> {
  const toko = await tokoDenganKunci(ctx, kode_toko)
  const portal = toko && portalDari(ctx.rahasia, toko)
  if (!portal) return undefined
  return new Later(async () => {
    const { berkas: file } = await tanyaPortal(portal, {
      path: call.path,
      query: { no },
      reply: call.reply,
      now: ctx.now,
      maksByte: MAKS_BYTE_MASTER,
    })
    return file
  })
}

/** In the name of the shop of the session. @throws errors.portalTanpaKunci */
export async function writeSurat(ctx: Context, content: KirimanFile | BuktiFile): Promise<string> {
  const text = JSON.stringify(content)
  return `${text}\n${signFile(await kunciDari(ctx, ctx.toko.kode_toko), text)}\n`
}

/**
 * @param bukan makes the refusal of a text that is no such letter
 * @throws errors.berkasTidakDikenal, portalTanpaKunci, berkasDiubah, berkasTokoLain
 */
export async function readSurat<T extends { dari: string; ke: string }>(
  ctx: Context,
  file: string,
  schema: z.ZodType<T>,
  bukan: () => Refusal,
): Promise<T> {
  const [, text, tanda] = SHAPE.exec(file) ?? []
  const dari = text === undefined ? undefined : writer(text)
  if (text === undefined || dari === undefined) throw bukan().at('berkas')
  const kunci = await kunciDari(ctx, dari)
  if (!isSignature(tanda, signFile(kunci, text))) throw errors.berkasDiubah({ kode_toko: dari }).at('berkas')
  const content = schema.safeParse(JSON.parse(text))
  if (!content.success) throw bukan().at('berkas')
  if (content.data.ke !== ctx.toko.kode_toko || dari === ctx.toko.kode_toko)
    throw errors.berkasTokoLain({ kode_toko: content.data.ke }).at('berkas')
  return content.data
}

const zWriter = z.object({ dari: z.string().regex(/^[A-Z0-9]{1,6}$/) })
/** Reads the shop that a text names as its author: believed only once its sign was checked with that shop's key. */
function writer(text: string): string | undefined {
  try {
    return zWriter.safeParse(JSON.parse(text)).data?.dari
  } catch {
    return undefined
  }
}
