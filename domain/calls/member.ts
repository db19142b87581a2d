/** Members of the chain: found, registered, kept right, merged, forgotten (DOMAIN §B.12, §G-6; spec 001 §7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { menus, type MenuPath } from '../menus.ts'
import { JENIS_MEMBER } from '../rules/member.ts'
import { isNik } from '../rules/nik.ts'
import { ejaTelepon } from '../telepon.ts'
import { ONE_LINE, rapi, zAlasan, zRequired } from '../text.ts'
import { zRupiah, zTanggal } from '../units.ts'

/** Screens on which a customer is chosen: every entry screen, and the screens of members. */
const MENCARI = menus
  .map((m) => m.path)
  .filter((path) => /^\/(transaksi-|tukar-|laporan-.*member)|member$/.test(path)) as unknown as readonly [
  MenuPath,
  ...MenuPath[],
]
const mencari = { menus: MENCARI, action: 'lihat' } as const
const MENU = ['/data-member'] as const
/** The right to irreversible acts. They belong to the back office: the levels that see all, and ADM. */
const selamanya = { menus: MENU, action: 'hapus', levels: ['OWN', 'SU', 'SPV', 'ADM'] } as const

/** As the counter sees a member. The phone is masked for who may not take members away (boleh_export of /database-member). */
export const zMember = z.object({
  kode_member: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  alamat_customer: z.string(),
  kelurahan: z.string(),
  kecamatan: z.string(),
  kota: z.string(),
  provinsi: z.string(),
  jenis_member: z.enum(JENIS_MEMBER),
  point: z.int(),
  trx_count: z.int(),
  trx_terakhir: zTanggal.nullable(),
  /** No visit for MEMBER_TIDAK_AKTIF_BULAN months: "Update Member?". */
  tidak_aktif: z.boolean(),
  status_aktif: z.boolean(),
  /** The member's NIK is on file: a shop that lends to them need not ask for it. */
  punya_nik: z.boolean(),
  /** Of a guest: the shop on whose server they are at home, which alone writes their points; null of who is at home here. */
  rumah: z.string().nullable(),
  /** The time when the home of a guest told `point`, '2025-01-15 14:05' by the shop's clock. */
  poin_per: z.string().nullable(),
  /** Points that the home of a guest does not know yet. */
  poin_menunggu: z.int(),
})
export type Member = z.output<typeof zMember>

const zCari = zRequired('Data Tidak Valid', 100)
const pencarian = <P extends string, Q extends z.ZodObject>(path: P, summary: string, query: Q) =>
  defineCall({ base: 'main', method: 'GET', path, summary, may: mencari, query, reply: z.array(zMember) })

/** The specification writes this path with a slash behind it; both ways answer. */
export const memberByNama = pencarian(
  'member/get/by-nama',
  'Members whose name contains the text, at most 50',
  z.object({ nama_customer: zCari }),
)
export const memberByAlamat = pencarian(
  'member/get/by-alamat',
  'Members whose address contains the text, at most 50',
  z.object({ alamat: zCari }),
)
export const memberByHp = pencarian(
  'member/get/by-hp',
  'Members whose phone contains the digits, at most 50; the whole number alone for who sees phones masked',
  z.object({ hp: zCari }),
)

export const memberByKode = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/get/by-kode-member/{kode}',
  summary:
    'The member of a code, first in a list; the code of a merged duplicate finds the member that lives on',
  may: mencari,
  params: z.object({ kode: z.string().overwrite(rapi).toUpperCase().min(1).max(20) }),
  query: z.object({ single: z.enum(['0', '1']).default('1') }),
  reply: z.array(zMember),
})

const params = z.object({ kode_member: z.string().overwrite(rapi).toUpperCase().min(1).max(20) })

export const listMember = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member',
  summary: 'One page of the members of the chain',
  may: { menus: MENU, action: 'lihat' },
  query: z.object({
    /** A part of name, address or code, or a phone: a part of it for who sees phones whole. */
    cari: z.string().overwrite(rapi).toUpperCase().max(100).default(''),
    status: z.enum(['AKTIF', 'DELETED', 'SEMUA']).default('AKTIF'),
    urut: z
      .enum(['kode_member', 'nama_customer', 'point', 'trx_count', 'trx_terakhir', 'kota'])
      .default('nama_customer'),
    arah: z.enum(['ASC', 'DESC']).default('ASC'),
    halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ukuran: z.coerce.number().int().min(1).max(200).default(20),
  }),
  reply: z.object({ rows: z.array(zMember), jumlah: z.int() }),
})

const zMemberLengkap = zMember.extend({
  tgl_lahir: zTanggal.nullable(),
  kode_toko_daftar: z.string(),
  tgl_daftar: zTanggal,
  input_by: z.string(),
  /** '3404********0001'; '-' without one. The whole number is asked for on its own, and that is logged. */
  nik_samar: z.string(),
  /** The consent: when it was given, to which text, and when it was taken back; ISO instants. */
  consent_at: z.string().nullable(),
  consent_versi: z.string().nullable(),
  consent_ditarik_at: z.string().nullable(),
  anonim: z.boolean(),
  gabung_ke: z.string().nullable(),
})
export type MemberLengkap = z.output<typeof zMemberLengkap>

export const lihatMember = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/{kode_member}',
  summary: 'One member whole',
  may: { menus: MENU, action: 'lihat' },
  params,
  reply: zMemberLengkap,
})

const text = (label: string, max: number) =>
  z
    .string(`${label} Tidak Boleh Kosong`)
    .overwrite(rapi)
    .toUpperCase()
    .min(1, `${label} Tidak Boleh Kosong`)
    .max(max, `${label} Terlalu Panjang`)
    .regex(ONE_LINE, `${label} Tidak Valid`)
const wilayah = (label: string) => text(label, 60)
const form = {
  nama_customer: text('Nama', 100),
  no_hp: z
    .string('No HP Tidak Boleh Kosong')
    .overwrite(ejaTelepon)
    .min(1, 'No HP Tidak Boleh Kosong')
    .regex(/^(\d{11,15}|\+\d{10,15})$/, 'No HP Harus 11 Sampai 15 Angka'),
  nik: z.string().overwrite(rapi).refine(isNik, 'NIK Harus 16 Angka').nullable(),
  alamat_customer: text('Alamat', 200),
  kelurahan: wilayah('Kelurahan'),
  kecamatan: wilayah('Kecamatan'),
  kota: wilayah('Kota'),
  provinsi: wilayah('Provinsi'),
  tgl_lahir: z.iso.date('Tanggal Lahir Tidak Valid').brand<'TanggalSystem'>().nullable(),
  jenis_member: z.enum(JENIS_MEMBER, 'Jenis Member Harus Dipilih'),
}

export const tambahMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member',
  summary: 'Registers a member; the code is generated',
  may: { menus: MENU, action: 'tambah' },
  write: { day: 'any', rahasia: 'kode_member' },
  body: z.strictObject({
    ...form,
    nik: form.nik.default(null),
    alamat_customer: form.alamat_customer.default('-'),
    kelurahan: form.kelurahan.default('-'),
    kecamatan: form.kecamatan.default('-'),
    kota: form.kota.default('-'),
    provinsi: form.provinsi.default('-'),
    tgl_lahir: form.tgl_lahir.default(null),
    jenis_member: form.jenis_member.default('REGULER'),
    /** The customer has agreed to the text of today's version. */
    setuju: z.literal(true, 'Persetujuan Member Harus Diisi'),
  }),
  reply: zMemberLengkap,
  message: 'Data Berhasil Ditambahkan',
})

export const ubahMember = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'member/{kode_member}',
  summary: 'Changes the fields that are named; nik null removes it, setuju renews the consent',
  may: { menus: MENU, action: 'ubah' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  body: z.strictObject({ ...form, setuju: z.literal(true, 'Persetujuan Member Harus Diisi') }).partial(),
  reply: zMemberLengkap,
  message: 'Data Berhasil Diedit',
})

export const hapusMember = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'member/{kode_member}',
  summary: 'Deactivates a member: nobody sells to them until they are reactivated',
  may: { menus: MENU, action: 'hapus' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  reply: zMemberLengkap,
  message: 'Data Berhasil Dinonaktifkan',
})

export const aktifkanMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/reactive/by-kode-member/{kode_member}',
  summary: 'A deactivated member is active again',
  may: { menus: MENU, action: 'tambah' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  reply: zMemberLengkap,
  message: 'Berhasil',
})

export const tarikPersetujuan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/{kode_member}/tarik-persetujuan',
  summary:
    'The member takes their consent back: from then on their data is not used, and they are not active',
  may: { menus: MENU, action: 'ubah' },
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  reply: zMemberLengkap,
  message: 'Persetujuan Member Ditarik',
})

export const gabungMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/{kode_member}/gabung',
  summary:
    'Merges a duplicate into this member: points move here, documents keep their rows, the old code finds this member',
  may: selamanya,
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  body: z.strictObject({
    kode_asal: zRequired('Member Harus Dipilih', 20),
    alasan: zAlasan,
  }),
  reply: zMemberLengkap,
  message: 'Member Berhasil Digabung',
})

export const memberGanda = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/get/ganda',
  summary:
    'Members at home here who have one phone in several spellings, each number with its members, for who may merge them',
  may: selamanya,
  reply: z.array(z.object({ no_hp: z.string(), member: z.array(zMember) })),
})
export type NomorGanda = z.output<(typeof memberGanda)['reply']>[number]

export const anonimkanMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/{kode_member}/anonim',
  summary:
    'Blanks who the member is, here and in documents, with the word of another person (HAPUS DATA PRIBADI); amounts, grams and numbers stay',
  may: selamanya,
  write: { day: 'any', rahasia: 'kode_member' },
  params,
  body: z.strictObject({ alasan: zAlasan }),
  reply: zMemberLengkap,
  message: 'Data Member Dihapus',
})

export const nikMember = defineCall({
  base: 'main',
  method: 'POST',
  path: 'member/{kode_member}/nik',
  summary: 'The whole NIK; who looked is logged',
  may: { menus: ['/database-member'], action: 'export' },
  params,
  reply: z.object({ nik: z.string() }),
})

export const riwayatMember = defineCall({
  base: 'main',
  method: 'GET',
  path: 'member/{kode_member}/riwayat',
  summary: 'What a member did at this shop, newest first: documents and cases; their points over all shops',
  may: {
    menus: ['/lihat-transaksi-member', '/data-member', '/transaksi-poin', '/tukar-point'],
    action: 'lihat',
  },
  params,
  reply: z.object({
    member: zMember,
    dokumen: z.array(
      z.object({
        no_faktur_group: z.string(),
        jenis: z.enum(['JUAL', 'BELI', 'TUKAR', 'PESANAN', 'SERVICE', 'HUTANG']),
        tgl_system: zTanggal,
        jam: z.string(),
        nama_sales: z.string(),
        /** Pieces sold, and pieces bought back. CANC: all of it was cancelled. */
        qty: z.int(),
        barang: z.string(),
        barang_beli: z.string(),
        total_jual: zRupiah,
        total_beli: zRupiah,
        total_bayar: zRupiah,
        status_valid: z.string(),
      }),
    ),
    poin: z.array(
      z.object({
        id: z.int(),
        kode_toko: z.string(),
        tgl_trx: zTanggal,
        jam: z.string(),
        kategori: z.string(),
        deskripsi: z.string(),
        ref_no: z.string(),
        poin_awal: z.int(),
        poin: z.int(),
        poin_akhir: z.int(),
        user_id: z.string(),
      }),
    ),
    kasus: z.array(
      z.object({
        _id: z.int(),
        tanggal: zTanggal,
        transaksi: z.string(),
        jenis: z.string(),
        status: z.string(),
        no_nota: z.string(),
        keterangan: z.string(),
        input_by: z.string(),
      }),
    ),
  }),
})
export type RiwayatMember = z.output<(typeof riwayatMember)['reply']>
