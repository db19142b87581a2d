/**
 * Write that another server of the chain asks of this one: once for each id that it gave, in the rows and under the
 * day's lock of the shop of the key. The answer is kept with what it speaks of, in the same commit, and told again to
 * whoever asks again.
 */
import { createHash } from 'node:crypto'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context, Toko } from '../context.ts'
import { setClock, onConnection, type Tx } from '../db/transaction.ts'
import { statement } from '../db/statement.ts'
import { hariIni } from '../process/clock.ts'
import type { News } from '../process/live.ts'
import type { SignedWrite } from '../rantai/portal-signature.ts'
import { envelope } from './answer.ts'
import type { Deps } from './deps.ts'
import { again } from './once.ts'
import { refusalOf } from '../db/refusal.ts'
import { announcing } from './tell.ts'

interface Asked {
  call: CallDefinition
  toko: Toko
  write: SignedWrite
  now: Date
  work: (tx: Tx, begun: Pick<Context, 'toko' | 'id_trx' | 'announce'>) => Promise<unknown>
}

/** @returns the answer as it is sent, letter for letter the same each time. @throws a Refusal, or what went wrong */
export async function writePortal(deps: Deps, asked: Asked): Promise<string> {
  try {
    return await again(() => sekali(deps, asked))
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

interface Begun {
  tgl_system: TanggalSystem | null
  status_tutup: 'PROSES' | 'ULANG' | null
  hash: Buffer | null
  call: string | null
  reply: string | null
}
const mulai = statement<Begun>('mulai_tulis_portal', 'SELECT * FROM mulai_tulis_portal($1, $2, $3)')

interface Reply {
  kode_toko: string
  dari: string
  id: string
  call: string
  hash: Buffer
  reply: string
  dibuat: Date
}
const simpan = statement<unknown, Reply>(
  'simpan_permintaan_portal',
  `INSERT INTO permintaan_portal (kode_toko, dari, id, call, hash, reply, dibuat)
   VALUES (:kode_toko, :dari, :id, :call, :hash, :reply, :dibuat)`,
)

async function sekali({ pool, live, ruang }: Deps, asked: Asked): Promise<string> {
  const { call, toko, now, work } = asked
  const { dari, id, content } = asked.write
  const name = `${call.method} ${call.path}`
  const hash = createHash('sha256').update(`${name}\n`).update(content).digest()
  const news: News[] = []
  return onConnection(pool, async (tx) => {
    await tx.client.query(toko.zona === 'WIB' ? 'BEGIN' : `BEGIN; ${setClock(toko.zona)}`)
    const [begun] = await tx.sql(mulai, [toko.kode_toko, dari, id])
    const { tgl_system, reply } = opened(begun!, name, hash)
    if (reply !== null) {
      await tx.client.query('ROLLBACK')
      return reply
    }
    await ruang.pastikan()
    if (call.write?.day === 'today' && tgl_system < hariIni(now, toko.zona)) throw errors.hariBelumDitutup()
    const outcome = await work(tx, {
      toko: { ...toko, tgl_system },
      id_trx: id,
      announce: announcing(news, toko.kode_toko),
    })
    if (outcome instanceof Refusal) throw outcome
    const text = JSON.stringify(envelope(call, outcome))
    tx.send(simpan, { kode_toko: toko.kode_toko, dari, id, call: name, hash, reply: text, dibuat: now })
    await tx.commit()
    await live.tellAll(news)
    return text
  })
}

/** @throws errors.sedangTutup, errors.sedangSibuk, errors.idTrxDipakai */
function opened(begun: Begun, name: string, hash: Buffer) {
  const { tgl_system, status_tutup, reply } = begun
  if (status_tutup === 'PROSES') throw errors.sedangTutup()
  if (status_tutup === 'ULANG') throw errors.sedangSibuk()
  if (reply !== null && (begun.call !== name || !begun.hash!.equals(hash))) throw errors.idTrxDipakai()
  return { tgl_system: tgl_system!, reply }
}
