/** The shop's own sign: made anew as it comes in; one that an older server kept as it came is made anew before anything shows it. */
import type pg from 'pg'
import type { CallInput } from '#domain/call.ts'
import type { ubahLogo } from '#domain/calls/toko.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { read, SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { siapkanLogo, type Picture } from '../../pictures/siapkan.ts'
import { Later } from '../../outcome.ts'
import { periodically, type Periodic } from '../../process/periodic.ts'
import { audit } from '../../rantai/audit.ts'

type Input = CallInput<typeof ubahLogo>

/** Before its transaction: a picture takes its time. @throws errors.logoTidakValid and what else a picture is refused for */
export const siapkan = async (
  { toko }: Context,
  { body: { logo } }: Input,
): Promise<Later<Picture> | undefined> =>
  logo === null ? undefined : new Later(() => pictureFrom(toko.kode_toko, logo))

/** @param data data:image/png;base64,… or jpeg */
async function pictureFrom(kode_toko: string, data: string): Promise<Picture> {
  const [head, text] = data.split(',') as [string, string]
  const picture = await siapkanLogo(kode_toko, Buffer.from(text, 'base64')).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    // Of one that is no picture at all the logo has words of its own.
    throw (error.id === errors.gambarTidakValid().id ? errors.logoTidakValid() : error).at('logo')
  })
  if (head !== `data:${picture.tipe};base64`) throw errors.logoTidakValid().at('logo')
  return picture
}

const hapus = statement<{ tipe: string }>(
  'hapus_logo',
  'DELETE FROM logo_toko WHERE kode_toko = $1 RETURNING tipe',
)
const simpan = statement<unknown>(
  'simpan_logo',
  'INSERT INTO logo_toko (kode_toko, tipe, isi, keadaan) VALUES ($1, $2, $3, $4)',
)
// Uploads run one after the other: of two pictures sent at once the later one stays.
const pegang = statement<unknown>('pegang_toko', 'SELECT 1 FROM toko WHERE kode_toko = $1 FOR NO KEY UPDATE')

/** @throws what `siapkan` refused */
export async function logo(
  ctx: Context,
  _: Input,
  disiapkan: () => Picture | undefined,
): Promise<Record<string, never>> {
  const { kode_toko } = ctx.toko
  const next = disiapkan()
  await ctx.sql(pegang, [kode_toko])
  const [before] = await ctx.sql(hapus, [kode_toko])
  if (next) await ctx.sql(simpan, [kode_toko, next.tipe, next.content, 'SIAP'])
  if (before || next)
    await audit(ctx, {
      actions: next ? 'UBAH' : 'HAPUS',
      table: 'logo_toko',
      ref: kode_toko,
      sebelum: before ? { tipe: before.tipe } : null,
      sesudah: next ? { tipe: next.tipe, byte: next.content.length } : null,
    })
  ctx.announce('toko', {})
  return {}
}

/** A server of the version before, beside this one, keeps them so still. */
const mentah = statement<{ kode_toko: string; isi: Buffer }>(
  'logo_mentah',
  `SELECT kode_toko, isi FROM logo_toko WHERE keadaan = 'MENTAH'`,
)
/** Takes the logo out if no other has been put in its place meanwhile. */
const ambilMentah = statement<{ tipe: string }>(
  'ambil_logo_mentah',
  `DELETE FROM logo_toko WHERE kode_toko = $1 AND isi = $2 AND keadaan = 'MENTAH' RETURNING tipe`,
)

/** Of those that nobody can read the shop is told (/settingtoko, the dashboard), and no paper shows them. @returns how many there were */
export async function siapkanMentah(pool: pg.Pool): Promise<number> {
  const rows = await read(pool, SELURUH_RANTAI, ({ sql }) => sql(mentah, []))
  for (const { kode_toko, isi: content } of rows) {
    const jadi = await siapkanLogo(kode_toko, content).catch((error: unknown) => {
      if (error instanceof Refusal && error.status < 500) return undefined
      throw error
    })
    await write(pool, kode_toko, async ({ sql }) => {
      const [lama] = await sql(ambilMentah, [kode_toko, content])
      if (lama)
        await sql(simpan, [
          kode_toko,
          jadi?.tipe ?? lama.tipe,
          jadi?.content ?? content,
          jadi ? 'SIAP' : 'RUSAK',
        ])
    })
  }
  return rows.length
}

const SEMENIT_MS = 60_000

/** At the start, and again every minute while servers of the version before may be there. */
export const preparePeriodically = (
  pool: pg.Pool,
  segera: Promise<unknown>,
  gagal: (error: unknown) => void,
): Periodic => periodically({ setiapMs: SEMENIT_MS, segera, kerjakan: () => siapkanMentah(pool), gagal })
