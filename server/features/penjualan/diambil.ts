/**
 * The deposit or order, paid ahead by the customer, that a sale takes: held when the sale is saved, used up when it is
 * validated, whole again when it is cancelled (DOMAIN §B.1, §B.2, §B.6).
 */
import { errors, type Refusal } from '#domain/errors.ts'
import type { Dimuka } from '#domain/rules/penjualan.ts'
import type { Context } from '../../context.ts'
import type { BarangTerkunci } from '../../faktur/load-barang.ts'
import { pesananDiambil } from './ambil-pesanan.ts'
import { titipanDiambil } from './ambil-titipan.ts'
import type { AmbilLine, CaraAmbil, Loaded, KunciAmbil } from './cara-ambil.ts'

export const CARA_AMBIL: readonly CaraAmbil[] = [titipanDiambil, pesananDiambil]

export interface YangDiambil {
  cara: CaraAmbil
  loaded: Loaded
}

/** The one deposit or order that lines name, locked; undefined when they name none. @throws at the line what is wrong */
export async function loadDiambilLines(
  ctx: Context,
  lines: readonly AmbilLine[],
): Promise<YangDiambil | undefined> {
  const [named, other] = CARA_AMBIL.flatMap((cara) => {
    const i = lines.findIndex((line) => line[cara.kunci] !== '-')
    return i < 0 ? [] : [{ cara, i, no: lines[i]![cara.kunci] }]
  })
  if (!named) return undefined
  const { cara, i, no } = named
  const at = (line: number, kunci: KunciAmbil = cara.kunci) => `detail_barang.${line}.${kunci}`
  if (other) throw errors.titipanDanPesanan().at(at(other.i, other.cara.kunci))
  const second = lines.findIndex((line) => ![no, '-'].includes(line[cara.kunci]))
  if (second >= 0) throw cara.hanyaSatu().at(at(second))
  try {
    return { cara, loaded: await cara.load(ctx, no) }
  } catch (error) {
    throw (error as Refusal).at(at(i))
  }
}

/** The pieces as they are sold: those that are taken at what was agreed, as far as it holds. */
export function denganDiambil(
  pieces: ReadonlyMap<string, BarangTerkunci>,
  diambil: YangDiambil | undefined,
): Map<string, BarangTerkunci> {
  const sold = new Map(pieces)
  for (const piece of diambil?.loaded.barang(pieces) ?? []) sold.set(piece.kode_barcode, piece)
  return sold
}

/** The prepayment with which it pays for the sale. */
export const dimukaDari = (diambil: YangDiambil | undefined): Dimuka[] =>
  diambil ? [{ jenis: diambil.cara.jenis, saldo: diambil.loaded.saldo }] : []

/** Finds what a saved sale takes, by the number its lines name. */
export function diambilOleh(
  lines: readonly Pick<AmbilLine, KunciAmbil>[],
): { cara: CaraAmbil; no: string } | undefined {
  for (const cara of CARA_AMBIL) {
    const no = lines.find((line) => line[cara.kunci] !== '-')?.[cara.kunci]
    if (no !== undefined) return { cara, no }
  }
  return undefined
}
