/** The short code beside a number on the nota's QR: without the installation's secret nobody makes one that fits. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

/** Facts that the code vouches for. */
export interface Dijamin {
  no_faktur_group: string
  tgl_system: TanggalSystem
  total_bayar: Rupiah
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

const kunci = statement<{ kunci: Buffer }>('kunci_nota', 'SELECT kunci FROM kunci_nota')

/** 40 bits of HMAC-SHA256 over number, date and total, as 8 letters and digits without I, L, O and U. */
export async function kodeNota(
  ctx: Context,
  { no_faktur_group, tgl_system, total_bayar }: Dijamin,
): Promise<string> {
  const [secret] = await ctx.sql(kunci, [])
  const digest = createHmac('sha256', secret!.kunci)
    .update(`${no_faktur_group}|${tgl_system}|${total_bayar}`)
    .digest()
  return Array.from(digest.subarray(0, LENGTH), (byte) => CROCKFORD[byte & 31]).join('')
}

/** Compared in a time that does not tell how much of it fits. */
export function sama(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
