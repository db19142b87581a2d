/** Members of the demonstration chain. */
import type { Kysely } from 'kysely'
import { kodeMember } from '#domain/rules/kode.ts'
import { JENIS_MEMBER, PERSETUJUAN } from '#domain/rules/member.ts'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import type { DB } from '../db/schema.ts'
import { PEMILIK, TOKO } from './data.ts'

const NAMA: Record<string, readonly string[]> = {
  TK01: [
    'SUMARNI',
    'HARYANTO',
    'KARTIKA DEWI',
    'INTAN PERMATASARI',
    'SLAMET RIYADI',
    'NURHAYATI',
    'ARIF RAHMAN',
    'LESTARI NINGSIH',
    'WIDODO SANTOSO',
    'ROHMAH FAUZIAH',
    'TITIK SUGIARTI',
    'EKO NUGROHO',
  ],
  TK02: [
    'SRI REJEKI',
    'SUPARMAN HADI',
    'ENDAH PURWANINGSIH',
    'LARASATI',
    'DARMINTO',
    'TUTIK HARTINI',
    'BAYU SAPUTRO',
    'WAHYUNI RAHAYU',
    'JOKO TRIYONO',
    'ANIK SUNDARI',
    'MULYADI',
    'RETNO WULANDARI',
  ],
  TK03: [
    'KUSTINAH',
    'ROCHMAT HIDAYAT',
    'SITI FATIMAH',
    'CITRA MAHARANI',
    'MUHAMMAD YUSUF',
    'SOLEHAH',
    'DIMAS PRAKOSO',
    'NGATINI',
    'HANDOKO WIBOWO',
    'LINDA KUSUMA',
    'BUDI HARTONO',
    'ISTIQOMAH',
  ],
}
/** Regions as the address picker writes them. */
const WILAYAH = [
  ['DAERAH ISTIMEWA YOGYAKARTA', 'KOTA YOGYAKARTA', 'UMBULHARJO', 'PANDEYAN'],
  ['DAERAH ISTIMEWA YOGYAKARTA', 'KAB. SLEMAN', 'DEPOK', 'CONDONGCATUR'],
  ['JAWA TENGAH', 'KOTA SURAKARTA', 'LAWEYAN', 'PURWOSARI'],
  ['JAWA TENGAH', 'KOTA SEMARANG', 'SEMARANG TENGAH', 'PANDANSARI'],
] as const
const JALAN = [
  'JL. KALIURANG KM. 5',
  'JL. PARANGTRITIS NO. 44',
  'JL. SLAMET RIYADI NO. 210',
  'JL. PANDANARAN NO. 18',
  'JL. GEJAYAN NO. 9',
  'JL. VETERAN NO. 77',
]

/** Registered over the two years before `tanggal`, with their consent. @returns their codes, by the shop that they come to */
export async function registerMembers(db: Kysely<DB>, tanggal: string): Promise<Map<string, string[]>> {
  const rows = TOKO.flatMap(({ kode_toko }, shop) =>
    NAMA[kode_toko]!.map((nama_customer, i) => {
      const [provinsi, kota, kecamatan, kelurahan] = WILAYAH[(i + shop) % WILAYAH.length]!
      const terdaftar = new Date(`${tambahHari(tanggal, -(i * 57 + shop * 11 + 3))}T10:15:00+07:00`)
      return {
        kode_member: kodeMember(kode_toko, i + 1),
        nama_customer,
        no_hp: `0812${shop + 1}0${String(4_500 + i * 37).padStart(6, '0')}`,
        alamat_customer: JALAN[(i + shop) % JALAN.length]!,
        kode_toko_daftar: kode_toko,
        provinsi,
        kota,
        kecamatan,
        kelurahan,
        tgl_lahir: tanggalSystem(
          `19${65 + ((i * 7 + shop) % 34)}-${String(((i + shop) % 12) + 1).padStart(2, '0')}-${String(((i * 5) % 27) + 1).padStart(2, '0')}`,
        ),
        jenis_member: JENIS_MEMBER[i % 6 === 5 ? 2 : i % 3 === 2 ? 1 : 0],
        input_by: PEMILIK.user_id,
        input_date: terdaftar,
        consent_at: terdaftar,
        consent_versi: PERSETUJUAN.versi,
      }
    }),
  )
  await db.insertInto('member').values(rows).execute()
  return new Map(
    TOKO.map(({ kode_toko }) => [
      kode_toko,
      rows.filter((r) => r.kode_toko_daftar === kode_toko).map((r) => r.kode_member),
    ]),
  )
}
