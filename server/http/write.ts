/**
 * Runs one write: its transaction with the day rule, the close's lock and an earlier answer, its work, and its reply
 * kept in the same commit.
 */
import { createHash } from 'node:crypto'
import type { CallDefinition } from '#domain/call.ts'
import { errors, refuseAll, Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { Context, Session } from '../context.ts'
import { statement } from '../db/statement.ts'
import { onConnection, setClock, type Tx } from '../db/transaction.ts'
import { hariIni } from '../process/clock.ts'
import type { News } from '../process/live.ts'
import { LaterNomor } from '../process/later-nomor.ts'
import { envelope } from './answer.ts'
import { contextOn } from '../db/context-on.ts'
import type { Deps } from './deps.ts'
import { openReply, storeReply, sealReply } from './replies.ts'
import { bolehDari } from './looking.ts'
import { refusalOf } from '../db/refusal.ts'
import { telling } from './tell.ts'
import type { RawInput } from './validate.ts'

export interface Write {
  call: CallDefinition
  session: Session
  now: Date
  raw: RawInput
  id_trx: string
  id_otorisasi: string | undefined
  work: (ctx: Context) => Promise<unknown>
}

/** The same request of the same user is still at work. */
export class MasihDikerjakan extends Error {}

export async function write(
  { pool, live, settings, rahasia, cadangan, ruang }: Deps,
  { call, session, now, raw, id_trx, id_otorisasi, work }: Write,
): Promise<unknown> {
  const { user, toko } = session
  const name = `${call.method} ${call.path}`
  const hash = fingerprint(name, raw)
  const shopSettings = await settings.of(toko.kode_toko)
  const news: News[] = []
  return onConnection(pool, async (tx) => {
    const begun = await begin(tx, toko, id_trx, user.token_hash)
    if (begun.status_tutup === 'PROSES') throw errors.sedangTutup()
    if (!begun.sesi_aktif) throw errors.invalidToken()
    if (begun.status_tutup === 'ULANG') throw new MasihDikerjakan()
    if (begun.call !== null) {
      await tx.client.query('ROLLBACK')
      // The row of somebody else's request has no hash here, an erased one an empty hash.
      if (begun.call !== name || !begun.hash) throw errors.idTrxDipakai()
      if (begun.hash.length > 0 && !begun.hash.equals(hash)) throw errors.idTrxDipakai()
      return openReply(call, rahasia, begun.reply)
    }
    await ruang.pastikan()
    const tgl_system = begun.tgl_system!
    if (call.write?.day === 'today' && tgl_system < hariIni(now, toko.zona)) throw errors.hariBelumDitutup()

    const nomor = new LaterNomor(tx.sendFor)
    const kurang: Refusal[] = []
    const outcome = await seluruhnya(kurang, () =>
      work(
        contextOn(tx, {
          user,
          toko: { ...toko, tgl_system },
          settings: shopSettings,
          now,
          nomor,
          id_trx,
          id_otorisasi,
          izinKurang: kurang,
          rahasia,
          cadangan,
          boleh: bolehDari(session),
          ...telling(news, live, toko.kode_toko),
        }),
      ),
    )
    if (outcome instanceof Refusal) {
      await tx.commit()
      throw outcome
    }
    const result = envelope(call, outcome)
    // The reply is stored with what it speaks of, in the same commit.
    tx.send(storeReply, {
      kode_toko: toko.kode_toko,
      id_trx,
      call: name,
      user_id: user.user_id,
      hash,
      ...sealReply(call, rahasia, result),
      dibuat: now,
    })
    await tx.commit()
    await live.tellAll(await nomor.isi(news))
    return nomor.isi(result)
  })
}

/**
 * All of the work, although it lacks otorisasi: they are asked for together. What would be refused with them too is told at once, so
 * that nobody is asked in vain; what went wrong for want of them is not told at all.
 */
async function seluruhnya(kurang: Refusal[], work: () => Promise<unknown>): Promise<unknown> {
  const outcome = await work().catch((error: unknown) => {
    const refusal = refusalOf(error)
    if (kurang.length === 0 || (refusal && refusal.otorisasi.length === 0)) throw error
    if (refusal) kurang.push(refusal)
  })
  refuseAll(kurang)
  return outcome
}

const RAHASIA = new Set(['password', 'new_password', 'no_card', 'nik', 'identitas'])

/** By which a repeated request is known. Secrets take no part: a quick hash of them would undo the slow one they are kept by. */
const fingerprint = (name: string, { params, query, body }: RawInput): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([name, params, query, body], (key, value: unknown) =>
        RAHASIA.has(key) ? undefined : value,
      ),
    )
    .digest()

interface Begun {
  tgl_system: TanggalSystem | null
  status_tutup: string | null
  sesi_aktif: boolean
  hash: Buffer | null
  call: string | null
  reply: unknown
}
const mulai = statement<Begun>('mulai_tulis', 'SELECT * FROM mulai_tulis($1, $2, $3)')

/**
 * A single round trip reads the shop's rows, its day, whether the session still lives, and an earlier answer to this
 * id_trx.
 */
async function begin(
  tx: Tx,
  { kode_toko, zona }: { kode_toko: string; zona: Zona },
  id_trx: string,
  token_hash: Buffer,
): Promise<Begun> {
  const [, [begun]] = await Promise.all([
    tx.client.query(zona === 'WIB' ? 'BEGIN' : `BEGIN; ${setClock(zona)}`),
    tx.sql(mulai, [kode_toko, id_trx, token_hash]),
  ])
  return begun!
}
