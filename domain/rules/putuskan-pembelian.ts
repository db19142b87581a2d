/** Makes a purchase from the request and the chain's data (DOMAIN §B.3): decided on the server. */
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { milligram, rupiah, sumRupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import { asalDari, asalWajib, periksaAsal, TANPA_ASAL, type Asal, type DokumenAsal } from './dokumen-asal.ts'
import { disetujuiBeli } from './disetujui.ts'
import type { Disetujui } from './otorisasi.ts'
import type { Settings } from './para-system.ts'
import { hargaBeli, hargaBeliAda, type SettingHargaBeli } from './pembelian.ts'
import { terlaluBesar } from './terlalu-besar.ts'
import type { Dibeli, HargaBeli, HargaBeliGroup, KondisiBeli, NotaDibawa, RugiNota } from './dibeli.ts'

/** A line as the till sends it. What the client computed is only compared. */
export interface BeliDiminta {
  kode_barcode: string
  no_faktur_jual: string
  berat_nota?: Milligram | undefined
  berat: Milligram
  harga_nota?: Rupiah | undefined
  kondisi: string
  harga: Rupiah
  potongan_manual?: Rupiah | undefined
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar?: Persen | null | undefined
  dokumen_asal?: DokumenAsal | null | undefined
  alasan_asal?: string | undefined
}

/** Facts of a bought piece, from its sale or from the counter. */
export interface BendaBeli {
  barang_id: number | null
  kode_barcode: string
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar: Persen
  kadar_cetak: string
  status_gold: string
}

/** A sale line of any shop of the chain, as it is now. */
export interface NotaDitemukan extends BendaBeli, NotaDibawa {
  no_faktur_jual: string
  toko_jual: string
  umur_hari: number
  rugi: RugiNota | null
  group: HargaBeliGroup
  punya_faktur_pajak: boolean
  /** Of a shop on another server: its piece may have no row here yet. */
  luar: boolean
  status_valid: string
  status_kembali: string
  status_tukar: boolean
  status_barang: string
  /** The live purchase that has it already. */
  dibeli: string | null
}

export interface GroupBeli extends HargaBeliGroup {
  kode_group: string
  kadar: Persen
  kadar_cetak: string
  status_gold: string
}

export interface KondisiPembelian extends KondisiBeli {
  kode: string
  tanpa_surat: boolean
}

/** All data the lines refer to. */
export interface AcuanBeli {
  /** By no_faktur_jual, and by barcode. */
  nota: ReadonlyMap<string, NotaDitemukan>
  groups: ReadonlyMap<string, GroupBeli>
  jenis: ReadonlySet<string>
  kondisi: readonly KondisiPembelian[]
}

export interface BeliDiputuskan extends HargaBeli, Asal {
  benda: BendaBeli
  nota: NotaDitemukan | undefined
  kondisi: KondisiPembelian
  berat_nota: Milligram
  berat: Milligram
  /** Lines that the person who allows an exception must have seen. */
  disetujui: Disetujui
}

export type SettingPembelian = SettingHargaBeli &
  Pick<Settings, 'AML_IDENTITAS_MIN' | 'AML_BATAS' | 'DOKUMEN_ASAL'>

/** By text, or by code. */
export const kondisiDari = (list: readonly KondisiPembelian[], text: string): KondisiPembelian | undefined =>
  list.find((k) => k.kondisi === text) ?? list.find((k) => k.kode === text)

/** Tells whether the seller's identity must be kept: without nota, and from AML_IDENTITAS_MIN on (§B.3, §G-3). */
export const perluIdentitas = (
  lines: readonly { nota: unknown; kondisi: Pick<KondisiPembelian, 'tanpa_surat'> }[],
  total: Rupiah,
  { AML_IDENTITAS_MIN }: Pick<Settings, 'AML_IDENTITAS_MIN'>,
): boolean => total >= AML_IDENTITAS_MIN || lines.some((l) => l.nota === undefined || l.kondisi.tanpa_surat)

/**
 * Decides the lines bought.
 * @param identitas whether the request brings the seller's identity
 * @throws every refusal of every line at once, their fields as 'detail_beli.{i}.{field}'; jumlahTerlaluBesar; identitasKosong
 */
export function putuskanPembelian(
  lines: readonly BeliDiminta[],
  identitas: boolean,
  acuan: AcuanBeli,
  settings: SettingPembelian,
): { lines: BeliDiputuskan[]; total: Rupiah } {
  const seen = new Set<string>()
  refuseAll(
    lines.flatMap((line, i) =>
      checkLine(line, acuan, seen, settings).map((refusal) => refusal.under(`detail_beli.${i}`)),
    ),
  )
  const rows = lines.map((line) => decideLine(line, acuan, settings))
  refuseAll(rows.flatMap((b, i) => berubah(lines[i]!, b).map((refusal) => refusal.under(`detail_beli.${i}`))))
  const total = sumRupiah(rows.map((b) => b.harga))
  refuseAll(
    terlaluBesar(
      rows.map((b) => [b.harga, b.harga_nota, b.basis_rp, b.rugi_nota_rp, b.potongan_kondisi_rp]),
      total,
      ['detail_beli', 'berat'],
    ),
  )
  if (!identitas && perluIdentitas(rows, total, settings)) throw errors.identitasKosong().at('identitas')
  return { lines: rows, total }
}

const notaOf = (
  { no_faktur_jual, kode_barcode }: BeliDiminta,
  { nota }: AcuanBeli,
): NotaDitemukan | undefined => nota.get(no_faktur_jual) ?? nota.get(kode_barcode)
const denganNota = ({ no_faktur_jual, kode_barcode }: BeliDiminta): boolean =>
  no_faktur_jual !== '-' || kode_barcode !== '-'

function checkLine(
  line: BeliDiminta,
  acuan: AcuanBeli,
  seen: Set<string>,
  settings: SettingPembelian,
): Refusal[] {
  const refusals: Refusal[] = []
  if (line.berat <= 0) refusals.push(errors.beratKosong().at('berat'))
  if (!kondisiDari(acuan.kondisi, line.kondisi))
    refusals.push(errors.pilihanTidakAda({ label: 'Kondisi', kode: line.kondisi }).at('kondisi'))
  return [
    ...refusals,
    ...(denganNota(line)
      ? periksaNota(line, acuan, seen, settings)
      : periksaTanpaNota(line, acuan, settings)),
  ]
}

function periksaNota(
  line: BeliDiminta,
  acuan: AcuanBeli,
  seen: Set<string>,
  settings: SettingPembelian,
): Refusal[] {
  const nota = notaOf(line, acuan)
  const field = line.no_faktur_jual === '-' ? 'kode_barcode' : 'no_faktur_jual'
  if (!nota)
    return [
      errors
        .notaTidakAda({ nota: line.no_faktur_jual === '-' ? line.kode_barcode : line.no_faktur_jual })
        .at(field),
    ]
  if (line.kode_barcode !== '-' && line.kode_barcode !== nota.kode_barcode)
    return [
      errors
        .notaBarangLain({ kode_barcode: line.kode_barcode, nota: nota.no_faktur_jual })
        .at('kode_barcode'),
    ]
  if (seen.has(nota.no_faktur_jual))
    return [errors.barangGanda({ kode_barcode: nota.kode_barcode }).at(field)]
  seen.add(nota.no_faktur_jual)
  const refusal = notAlive(nota)
  if (refusal) return [refusal.at(field)]
  return hargaBeliKurang({ nota, kadar: undefined, group: nota.group }, nota, settings)
}

/** The buy-back price that is missing: of fine gold for a tested purity, else of the group. */
export const hargaBeliKurang = (
  dibeli: Pick<Dibeli, 'nota' | 'kadar' | 'group'>,
  { kode_group }: { kode_group: string },
  settings: Pick<Settings, 'BASIS_BELI'>,
): Refusal[] => {
  if (hargaBeliAda(dibeli, settings)) return []
  return dibeli.nota === undefined && dibeli.kadar
    ? [errors.hargaBeli24kBelumAda({ kode_group }).at('kadar')]
    : [errors.hargaBeliBelumAda({ kode_group }).at('kode_group')]
}

/** Returns the reason why a sale line cannot be bought back (any more). */
export function notAlive(
  nota: Pick<
    NotaDitemukan,
    | 'no_faktur_jual'
    | 'kode_barcode'
    | 'status_valid'
    | 'status_kembali'
    | 'status_tukar'
    | 'status_barang'
    | 'dibeli'
  >,
): Refusal | undefined {
  const facts = { nota: nota.no_faktur_jual }
  if (nota.status_valid === 'CANC' || nota.status_kembali === 'CANC') return errors.notaDibatalkan(facts)
  if (nota.status_tukar || nota.dibeli !== null) return errors.notaSudahDibeli(facts)
  if (nota.status_valid !== 'DONE') return errors.notaBelumValidasi(facts)
  return nota.status_barang === 'TERJUAL'
    ? undefined
    : errors.barangTidakBisaDibeli({ kode_barcode: nota.kode_barcode, status: nota.status_barang })
}

function periksaTanpaNota(
  line: BeliDiminta,
  { groups, jenis }: AcuanBeli,
  settings: SettingPembelian,
): Refusal[] {
  const refusals = periksaAsal(line, asalWajib(settings))
  const group = groups.get(line.kode_group)
  if (!group)
    refusals.push(errors.pilihanTidakAda({ label: 'Group', kode: line.kode_group }).at('kode_group'))
  if (!jenis.has(line.kode_dept))
    refusals.push(errors.pilihanTidakAda({ label: 'Jenis', kode: line.kode_dept }).at('kode_dept'))
  if (line.nama_barang === '-') refusals.push(errors.namaBarangKosong().at('nama_barang'))
  if (line.kadar === 0) refusals.push(errors.kadarKosong().at('kadar'))
  // A tested purity is priced by fine gold: 925 silver would be paid as 22K.
  if (line.kadar && group?.status_gold === 'NONGOLD') refusals.push(errors.kadarUjiBukanEmas().at('kadar'))
  if (group)
    refusals.push(
      ...hargaBeliKurang({ nota: undefined, kadar: line.kadar ?? undefined, group }, group, settings),
    )
  return refusals
}

function decideLine(line: BeliDiminta, acuan: AcuanBeli, settings: SettingPembelian): BeliDiputuskan {
  const nota = denganNota(line) ? notaOf(line, acuan)! : undefined
  const kondisi = kondisiDari(acuan.kondisi, line.kondisi)!
  const group = nota?.group ?? acuan.groups.get(line.kode_group)!
  const kadar = nota ? undefined : (line.kadar ?? undefined)
  const { berat } = line
  const price = hargaBeli(
    {
      nota,
      berat,
      kadar,
      group,
      rugi: nota?.rugi ?? undefined,
      kondisi,
      potongan_manual: line.potongan_manual ?? rupiah(0),
    },
    settings,
  )
  const benda = nota ?? bendaBaru(line, acuan.groups.get(line.kode_group)!)
  const berat_nota = nota?.berat ?? milligram(0)
  const asal = nota ? TANPA_ASAL : asalDari(line)
  return {
    ...price,
    ...asal,
    nota,
    kondisi,
    berat,
    berat_nota,
    benda,
    disetujui: disetujuiBeli({
      ...price,
      ...benda,
      ...asal,
      no_faktur_jual: nota?.no_faktur_jual ?? '-',
      berat_nota,
      berat,
      kondisi: kondisi.kondisi,
    }),
  }
}

const bendaBaru = (line: BeliDiminta, group: GroupBeli): BendaBeli => ({
  barang_id: null,
  kode_barcode: '-',
  kode_group: group.kode_group,
  kode_dept: line.kode_dept,
  nama_barang: line.nama_barang,
  kadar: line.kadar ?? group.kadar,
  kadar_cetak: line.kadar ? formatPersen(line.kadar) : group.kadar_cetak,
  status_gold: group.status_gold,
})

/** Refuses figures that have changed since the counter saw them. */
const berubah = (line: BeliDiminta, b: BeliDiputuskan): Refusal[] => [
  ...(line.harga === b.harga ? [] : [errors.hargaBerubah().at('harga')]),
  ...(line.harga_nota === undefined || line.harga_nota === b.harga_nota
    ? []
    : [errors.hargaBerubah().at('harga_nota')]),
  ...(line.berat_nota === undefined || line.berat_nota === b.berat_nota
    ? []
    : [errors.hargaBerubah().at('berat_nota')]),
]
