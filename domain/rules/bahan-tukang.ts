/**
 * Rules for the gold that goldsmiths may be given, bring back and lose, the shop's and customers' (DOMAIN §O.2-1,
 * §O.2-2). Pure.
 */
import { errors, type Refusal } from '../errors.ts'
import { milligram, type Milligram, type Persen } from '../units.ts'
import type { LetakEmas } from './emas-customer.ts'
import { pesananTerpakai } from './pesanan.ts'
import { emasUntuk, type FilledLine, type EmasDiTukang, type PesananDiisi } from './pesanan-jadi.ts'
import type { JenisBahan, Pemilik } from './postings/tukang.ts'

/** A line as it was entered; of CUSTOMER group and purity are the order's, whatever is said. */
export interface BahanLine {
  pemilik: Pemilik
  no_baris: number
  kode_group: string
  /** 0: the group's. */
  kadar: Persen
  berat: Milligram
}

/** The order it is for. */
export interface PesananBahan {
  kepala: PesananDiisi
  lines: readonly (FilledLine & {
    emas: Pick<LetakEmas, 'di_service' | 'di_tukang' | 'terpakai'>
    jadi: { berat: Milligram } | null
  })[]
  /** Of every line: SERAH − KEMBALI − SUSUT by goldsmith. */
  di_tukang: readonly (EmasDiTukang & { no: number })[]
}
type Line = PesananBahan['lines'][number]

export interface AcuanBahan {
  kode_tukang: string
  pesanan: PesananBahan | undefined
  /** Groups that are in use, with their purity. */
  grup: ReadonlyMap<string, Persen>
  /** Fine gold of the shop's that he has, in mg × ten-thousandths of a percent; below 0 he is owed some. */
  halus_toko: bigint
}

/** A line's gold that a goldsmith has by the books, less the part that the finished piece used up. */
export function emasPada(line: Line, kode_tukang: string, diTukang: PesananBahan['di_tukang']): Milligram {
  const held = diTukang.filter((t) => t.no === line.no)
  const ada = held.find((t) => t.kode_tukang === kode_tukang)?.berat ?? 0
  const used = line.jadi
    ? (emasUntuk(line, line.jadi.berat, held).di_tukang.find((t) => t.kode_tukang === kode_tukang)?.berat ??
      0)
    : 0
  return milligram(ada - used)
}

const halusDari = (lines: readonly { berat: Milligram; kadar: Persen }[]): bigint =>
  lines.reduce((sum, e) => sum + BigInt(e.berat) * BigInt(e.kadar), 0n)

/** Fills in the group and purity of a line by the books. */
export function bahanJelas<B extends BahanLine>(
  line: B,
  { pesanan, grup }: Pick<AcuanBahan, 'pesanan' | 'grup'>,
): B {
  if (line.pemilik === 'TOKO')
    return line.kadar > 0 ? line : { ...line, kadar: grup.get(line.kode_group) ?? line.kadar }
  const ordered = pesanan?.lines.find((b) => b.no === line.no_baris)
  return ordered ? { ...line, kode_group: ordered.kode_group, kadar: ordered.kadar_customer } : line
}

/** Of the shop's gold, said to be of another purity than its group's: fine gold would come or go by a word alone. */
export const kadarLain = (line: BahanLine, { grup }: Pick<AcuanBahan, 'grup'>): boolean =>
  line.pemilik === 'TOKO' && line.kadar !== grup.get(line.kode_group)

/** Returns every mistake, each at its line. The gold that LEBUR has of a group is checked separately (ambilLebur). */
export function tolakBahan(jenis: JenisBahan, lines: readonly BahanLine[], acuan: AcuanBahan): Refusal[] {
  const seen = new Set<string>()
  const each = lines.flatMap((line, i) => {
    const key = line.pemilik === 'TOKO' ? line.kode_group : `#${line.no_baris}`
    const wrong = seen.has(key) ? ganda(line) : lineErrors(jenis, line, acuan)
    seen.add(key)
    return wrong ? [wrong.under(`baris.${i}`)] : []
  })
  return [...pesananError(jenis, lines, acuan), ...each, ...susutError(jenis, lines, acuan)]
}

const ganda = (line: BahanLine): Refusal =>
  line.pemilik === 'TOKO'
    ? errors.bahanGanda({ nama: `Group ${line.kode_group}` }).at('kode_group')
    : errors.bahanGanda({ nama: `Barang Ke ${line.no_baris}` }).at('no_baris')

function pesananError(
  jenis: JenisBahan,
  lines: readonly BahanLine[],
  { pesanan, kode_tukang }: AcuanBahan,
): Refusal[] {
  if (!pesanan) return []
  const { kepala } = pesanan
  const ofCustomer = lines.some((line) => line.pemilik === 'CUSTOMER')
  const [terpakai] = jenis === 'SERAH' || ofCustomer ? pesananTerpakai(kepala) : []
  if (terpakai) return [terpakai.at('no_pesanan')]
  if (jenis !== 'SERAH') return []
  if (kepala.status_pesanan === 'DONE') return [errors.pesananBukanProses(kepala).at('no_pesanan')]
  return kepala.kode_tukang === '-' || kepala.kode_tukang === kode_tukang
    ? []
    : [errors.pesananTukangLain(kepala).at('kode_tukang')]
}

function lineErrors(jenis: JenisBahan, line: BahanLine, acuan: AcuanBahan): Refusal | undefined {
  const { pesanan, grup, kode_tukang } = acuan
  if (line.pemilik === 'TOKO') {
    if (line.no_baris !== 0) return errors.bahanTokoTanpaBaris().at('no_baris')
    if (!grup.has(line.kode_group))
      return errors.pilihanTidakAda({ label: 'Group', kode: line.kode_group }).at('kode_group')
    return bahanJelas(line, acuan).kadar > 0 ? undefined : errors.kadarKosong().at('kadar')
  }
  if (!pesanan) return errors.bahanCustomerTanpaPesanan().at('pemilik')
  const no = line.no_baris
  const ordered = pesanan.lines.find((b) => b.no === no)
  if (!ordered) return errors.barisPesananTidakAda({ no }).at('no_baris')
  if (ordered.berat_customer === 0) return errors.tanpaEmasCustomer({ no }).at('no_baris')
  if (jenis === 'SERAH') {
    if (ordered.status === 'JADI') return errors.barisPesananJadi({ no }).at('no_baris')
    if (ordered.status === 'BATAL') return errors.barisPesananBatal({ no }).at('no_baris')
    const ada = ordered.emas.di_service
    return line.berat > ada ? errors.emasCustomerKurang({ no, ada, di: 'Toko' }).at('berat') : undefined
  }
  const ada = emasPada(ordered, kode_tukang, pesanan.di_tukang)
  return line.berat > ada
    ? errors.emasCustomerKurang({ no, ada, di: `Tukang ${kode_tukang}` }).at('berat')
    : undefined
}

/** Refuses a loss of more of the shop's gold than the goldsmith has: the excess would be written off for nothing. */
function susutError(jenis: JenisBahan, lines: readonly BahanLine[], acuan: AcuanBahan): Refusal[] {
  if (jenis !== 'SUSUT') return []
  const toko = lines.filter((line) => line.pemilik === 'TOKO').map((line) => bahanJelas(line, acuan))
  if (toko.length === 0 || halusDari(toko) <= acuan.halus_toko) return []
  const { kode_tukang, halus_toko } = acuan
  const halus = milligram(halus_toko > 0n ? Number(halus_toko / 1_000_000n) : 0)
  return [errors.susutLebihSaldo({ kode_tukang, halus }).at('baris')]
}

/**
 * Refuses to undo a document when the gold is no longer where the document left it, or the piece has been reckoned with
 * it.
 */
export function tolakBatalBahan(
  jenis: JenisBahan,
  kode_tukang: string,
  lines: readonly BahanLine[],
  pesanan: PesananBahan | undefined,
): Refusal[] {
  const ofCustomer = lines.filter((line) => line.pemilik === 'CUSTOMER')
  if (!pesanan || ofCustomer.length === 0) return []
  const [terpakai] = pesananTerpakai(pesanan.kepala)
  if (terpakai) return [terpakai.at('no')]
  return ofCustomer.flatMap(({ no_baris: no, berat }) => {
    const line = pesanan.lines.find((b) => b.no === no)!
    const diTukang = pesanan.di_tukang.filter((t) => t.no === no).reduce((sum, t) => sum + t.berat, 0)
    // A piece took what was lacking at the goldsmith out of SERVICE: with more of it there, it would have taken less.
    if (line.status === 'BATAL' || (line.jadi && jenis !== 'SERAH' && diTukang < line.emas.terpakai))
      return [errors.bahanSudahDipakai({ no }).at('no')]
    const ada =
      jenis === 'SERAH'
        ? emasPada(line, kode_tukang, pesanan.di_tukang)
        : jenis === 'KEMBALI'
          ? line.emas.di_service
          : berat
    return berat > ada ? [errors.bahanSudahDipakai({ no }).at('no')] : []
  })
}
