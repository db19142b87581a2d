/** Points whose time is over go with the close of the shop that registered the member (DOMAIN §B.12, §B.21; POIN_MASA_BULAN). */
import { tambahBulan } from '#domain/rules/bulan.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { postingHangusPoin } from '#domain/rules/postings/poin.ts'
import type { Send } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { kunci, post } from '../ledger/post.ts'
import type { Pembukuan } from '../ledger/pembukuan.ts'
import { nomorBerikut } from '../rantai/nomor.ts'
import type { TutupContext } from '../dokumen/tutup.ts'

const settings = statement<{ key: string; value: string }>(
  'tutup_masa_poin',
  `SELECT key, value FROM para_system WHERE kode_toko = $1 AND key = 'POIN_MASA_BULAN'`,
)
const kedaluwarsa = statement<{ kode_member: string; poin: number }>(
  'tutup_poin_kedaluwarsa',
  'SELECT kode_member, poin FROM poin_kedaluwarsa($1, $2)',
)
const kunciMember = statement<unknown>(
  'tutup_kunci_member',
  'SELECT 1 FROM member WHERE kode_member = ANY ($1::text[]) ORDER BY kode_member FOR UPDATE',
)

/** Earned on or before the day this many months ago; the oldest are spent first, so what is left of them is what goes. */
export async function hanguskanPoin({ sql, toko, user_id, now }: TutupContext): Promise<void> {
  const { POIN_MASA_BULAN } = parseSettings(
    Object.fromEntries((await sql(settings, [toko.kode_toko])).map((r) => [r.key, r.value])),
  )
  if (POIN_MASA_BULAN === 0) return
  const limit = tambahBulan(toko.tgl_system, -POIN_MASA_BULAN)
  const found = await sql(kedaluwarsa, [toko.kode_toko, limit])
  if (found.length === 0) return
  const sent: Promise<unknown>[] = []
  const send: Send = (statement_, values) => void sent.push(sql(statement_, values))
  const ctx: Pembukuan = {
    sql,
    send,
    // The shop is closing: nobody waits for its books.
    sendLast: send,
    now,
    id_trx: '-',
    toko,
    user: { user_id },
  }
  kunci(ctx)
  // The points are counted again behind the lock: another shop may have spent some meanwhile.
  await sql(kunciMember, [found.map((m) => m.kode_member)])
  const members = await sql(kedaluwarsa, [toko.kode_toko, limit])
  if (members.length > 0) {
    const no_poin = noFaktur('PN', toko.kode_toko, toko.tgl_system, await nomorBerikut(ctx, 'PN'))
    await post(ctx, postingHangusPoin({ no_poin, members }), no_poin)
  }
  await Promise.all(sent)
}
