/** Every column that the server changes: read from its statements, from the definitions of masters and lists, and, of what Kysely writes, from here. */
import { katalogs } from '#domain/katalog/index.ts'
import { masters } from '#domain/masters/index.ts'
import { columnsFrom } from '#server/katalog/anak.ts'
import { diubahOleh, type Diubah } from './diubah.ts'

/** `.updateTable(…)`, `.doUpdateSet(…)` and sql`UPDATE …`, with where they stand. */
const KYSELY: Record<string, string> = {
  // features/toko/ubah.ts, features/label/pengaturan.ts
  alat_toko:
    'timbangan_baud timbangan_seri tera_sampai printer_barcode label_desain label_bahasa label_dpi huruf_harga harga_label',
  // features/barang/ubah.ts: what the stock card lets staff correct
  barang:
    'nama_barang kadar_cetak kode_intern ongkos tipe_ongkos nama_atribut berat_atribut harga_atribut versi',
  faktur_group: 'cetak',
  // features/hadiah/slip.ts
  hadiah_ambil: 'cetak',
  hadiah_beli: 'cetak',
  tukar_poin: 'cetak',
  // masters/hooks/group.ts
  harga_group: 'harga_beli_24k',
  // features/katalog-umum/pengaturan.ts, katalog/kode.ts
  katalog_pengaturan: 'katalog_toko nama alamat',
  katalog_nomor: 'terakhir',
  // rantai/kunci-portal.ts
  kunci_portal: 'kunci sidik dibuat user_id',
  // features/member: simpan, status, gabung, anonim
  member:
    'nama_customer no_hp alamat_customer kelurahan kecamatan kota provinsi tgl_lahir jenis_member nik_enc app_user_id status_aktif trx_count trx_terakhir consent_at consent_versi consent_ditarik_at edit_by edit_date anonim_at gabung_ke',
  // rantai/otorisasi.ts locks a row, and PostgreSQL lets nobody who may change none of it; otorisasi_sekali refuses a change of this alone
  otorisasi: 'alasan',
  pembukaan: 'kode dipakai_at',
  pembukaan_toko: 'saldo selesai',
  pengaturan_nota: 'kepala kaki harga_gram lembar kertas qr timbangan',
  // rantai/kunci-akun.ts
  percobaan_password: 'jumlah sampai',
  perangkat: 'terakhir',
  pesan_template: 'teks',
  // http/session.ts, features/users/sesi.ts, features/sesi/konfirmasi-password.ts
  sesi: 'dicabut_at alasan_cabut terakhir password_at',
  titip_bayar: 'cetak',
  // features/toko: ubah, cabang, jauh; pembukaan/selesai.ts
  toko: 'nama_toko alamat_toko kota no_telp npwp izin_gadai portal zona is_pusat status_aktif jauh tgl_system',
  transaksi_member: 'status selesai_by selesai_at deleted_by deleted_at',
  tutup_berjalan: 'tgl_system user_id mulai percentage message giliran',
  // features/kupon/undian.ts
  undian: 'nama_undian no_izin_undian hadiah tgl_mulai tgl_selesai berlaku_sampai',
  // features/users: ubah, sesi/ganti-password.ts, sesi/login.ts
  users:
    'user_name kode_toko no_hp no_sertifikat_penaksir sertifikat_sampai password_hash ganti_password_wajib status_aktif login_terakhir',
}

/** Tells whether staff may change a field of a row that is there. */
const diisi = ({ inForm, readOnlyOnEdit }: { inForm?: false; readOnlyOnEdit?: true }): boolean =>
  inForm !== false && !readOnlyOnEdit

/** Columns that name the customer, in documents of a member who is forgotten (anonimkan_member). */
const DILUPAKAN: Record<string, string> = {
  aml_flag: 'nama_customer no_hp',
  faktur_group: 'nama_customer no_hp alamat_customer',
  hutang: 'nama_customer no_hp alamat_customer',
  identitas_pelanggan: 'identitas_enc',
  kupon: 'nama_customer',
  pesanan: 'nama_customer no_hp alamat_customer',
  service: 'nama_customer no_hp alamat_customer',
  titip: 'nama_customer no_hp alamat_customer',
  transaksi_member: 'nama_member',
  tukar_poin: 'nama_customer',
}

/** @param statements the texts of all named statements */
export function changedColumns(statements: Iterable<string>): Diubah {
  const all: Diubah = new Map()
  for (const text of statements) diubahOleh(text, all)
  const tambah = (table: string, columns: readonly string[]): void =>
    void all.set(table, new Set([...(all.get(table) ?? []), ...columns]))
  for (const [table, column] of [KYSELY, DILUPAKAN].flatMap(Object.entries<string>))
    tambah(table, column.split(' '))
  for (const { table, fields, key } of masters)
    tambah(table, [
      ...Object.keys(fields).filter((nama) => nama !== key && diisi(fields[nama]!)),
      'status_aktif',
    ])
  for (const katalog of katalogs)
    tambah(katalog.table, [...columnsFrom(katalog).filter((k) => k !== katalog.key), 'urutan'])
  return all
}
