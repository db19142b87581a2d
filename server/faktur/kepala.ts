/** The head of every document of money, as it is read and written. */
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { livingMember } from '../rantai/member.ts'
import { NONMEMBER, type Member } from './load-acuan.ts'

/** Sales person and customer. */
export interface Kepala {
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}

interface Entered extends Omit<Kepala, 'kode_member'> {
  kode_customer: string
}
/** Takes what was entered, and of a member what is on file. */
export const kepalaOf = (body: Entered, member: Member | undefined): Kepala => ({
  kode_sales: body.kode_sales,
  kode_member: body.kode_customer,
  nama_customer: member?.nama_customer ?? body.nama_customer,
  no_hp: member?.no_hp ?? body.no_hp,
  alamat_customer: member?.alamat_customer ?? body.alamat_customer,
})

/** By whom, where and when it is written. */
export interface Written {
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  input_by: string
  id_trx: string
}
export const written = (ctx: Context): Written => ({
  kode_toko: ctx.toko.kode_toko,
  tgl_system: ctx.toko.tgl_system,
  jam: ctx.now,
  input_by: ctx.user.user_id,
  id_trx: ctx.id_trx,
})

/** The customer of a document as they stand now: a member who was merged is the other, one who is none any more NONMEMBER. */
export const memberNow = (table: string): string =>
  `COALESCE((
       SELECT m.kode_member FROM member m
       WHERE m.kode_member = ${livingMember(`${table}.kode_member`)} AND m.status_aktif), '${NONMEMBER}')
   AS kode_member`
