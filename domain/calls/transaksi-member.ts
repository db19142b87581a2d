/** Cases and requests of members (DOMAIN §B.12; spec 001 §2.4, §7). The list is a report: domain/reports/member/transaksi-member.ts. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { messages } from '../messages.ts'
import { JENIS_TRANSAKSI_MEMBER, TRANSAKSI_MEMBER } from '../rules/member.ts'
import { ONE_LINE, rapi, zRequired } from '../text.ts'
import { zTanggal } from '../units.ts'

const MENU = ['/transaksi-member'] as const
const zTransaksi = z.object({
  _id: z.int(),
  kode_member: z.string(),
  nama_member: z.string(),
  tanggal: zTanggal,
  transaksi: z.string(),
  jenis: z.string(),
  status: z.string(),
  no_nota: z.string(),
  keterangan: z.string(),
  input_by: z.string(),
})
export type TransaksiMember = z.output<typeof zTransaksi>

const text = (max: number) =>
  z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(max)
    .regex(ONE_LINE, 'Data Tidak Valid')
    .overwrite((s) => s || '-')
    .default('-')

export const tambahTransaksiMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'transaksi-member',
  summary: 'A case or a request of a member',
  may: { menus: MENU, action: 'tambah' },
  write: { day: 'today', rahasia: 'kode_member' },
  body: z.strictObject({
    kode_member: zRequired('Kode Member Tidak Boleh Kosong', 20),
    nama_member: text(100),
    transaksi: z.enum(['-', ...TRANSAKSI_MEMBER], 'Transaksi Tidak Valid').default('-'),
    jenis: z.enum(JENIS_TRANSAKSI_MEMBER, 'Jenis Tidak Valid').default('KASUS'),
    no_nota: text(100),
    keterangan: text(500),
    id_trx: z.string().optional(),
  }),
  reply: zTransaksi,
  message: messages.transaksiMemberDitambah,
})

export const openKasus = defineCall({
  base: 'main',
  method: 'GET',
  path: 'transaksi-member/{id1}/{id2}',
  summary: 'Open cases of a member (id1: kode_member) of one kind (id2: transaksi)',
  may: { menus: [...MENU, '/lihat-transaksi-member', '/transaksi-penjualan'], action: 'lihat' },
  params: z.object({
    id1: z.string().overwrite(rapi).toUpperCase().min(1).max(20),
    id2: z.enum(['-', 'ALL', ...TRANSAKSI_MEMBER], 'Transaksi Tidak Valid'),
  }),
  reply: z.array(zTransaksi),
})

const params = z.object({ id: z.coerce.number('Data Tidak Valid').int().min(1).max(Number.MAX_SAFE_INTEGER) })

export const selesaikanTransaksiMember = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'transaksi-member/{id}',
  summary: 'A case is settled',
  may: { menus: MENU, action: 'ubah' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  reply: zTransaksi,
  message: 'Data Berhasil Dirubah',
})

export const hapusTransaksiMember = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'transaksi-member/{id}',
  summary: 'Deletes a case; its row stays, marked',
  may: { menus: MENU, action: 'hapus' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  reply: zTransaksi,
  message: 'Data Berhasil Di Hapus',
})
