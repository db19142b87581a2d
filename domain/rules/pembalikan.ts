/** The posting that undoes another (DOMAIN §0-4: nothing is updated or deleted). */
import { milligram, rupiah } from '#domain/units.ts'
import { isKategoriJurnal, PEMBATALAN, type KategoriJurnal } from './jurnal.ts'
import { MUTASI_BALIK, type KodeMutasi } from './mutasi.ts'
import type {
  RupiahRow,
  StokRow,
  GerakHadiah,
  GerakPoin,
  GerakStok,
  KategoriPosting,
  Posting,
} from './posting.ts'

/** A row of mutasi_stok as stored. */
export interface StoredStokRow extends Omit<StokRow, 'reversal_of'> {
  id: number
}

/** A posting as it stands in the books: its journal's id (null when it has none), its stock rows in the order of their ids. */
export interface PostingTersimpan extends Omit<Posting, 'stok' | 'membalik'> {
  jurnal_id: number | null
  stok: StoredStokRow[]
}

/**
 * Every line with its sign turned, every move the other way, points and gifts given back; what it undoes is named.
 * Together with the original it adds up to nothing.
 * @param kategori for events that PEMBATALAN does not know: events in stock alone keep their own
 * @throws Error when the event is not one that is undone line by line
 */
export function reversalOf(
  stored: PostingTersimpan,
  kategori: KategoriPosting = kategoriBatal(stored.kategori),
): Posting {
  return {
    kategori,
    ref_type: stored.ref_type,
    ref_no: stored.ref_no,
    keterangan: stored.keterangan,
    rupiah: stored.rupiah.map((line): RupiahRow => ({ ...line, jumlah: rupiah(-line.jumlah) })),
    stok: pasangan(stored.stok)
      .map(([out, into]) => balikGerak(out, into))
      .toReversed(),
    poin: stored.poin.map((g): GerakPoin => ({
      ...g,
      poin: -g.poin,
      kategori: g.kategori === 'PENJUALAN' ? 'BATAL PENJUALAN' : g.kategori,
    })),
    hadiah: stored.hadiah.map((g): GerakHadiah => ({
      ...g,
      stock_in: g.stock_out,
      stock_out: g.stock_in,
      nilai: rupiah(-g.nilai),
    })),
    ...(stored.jurnal_id === null ? {} : { membalik: stored.jurnal_id }),
  }
}

/** Of a move to or from a goldsmith, the row at V:TUKANG says who. */
function tukangDari(...rows: StoredStokRow[]): Pick<GerakStok, 'tukang'> {
  const row = rows.find(({ kadar }) => kadar !== null)
  return row?.kadar == null ? {} : { tukang: { kode_tukang: row.kode_tukang, kadar: row.kadar } }
}

const kategoriBatal = (kategori: KategoriPosting): KategoriPosting => {
  if (!isKategoriJurnal(kategori)) return kategori
  const batal = (PEMBATALAN as Partial<Record<KategoriJurnal, KategoriJurnal>>)[kategori]
  if (!batal) throw new Error(`${kategori} is not undone line by line`)
  return batal
}

/** The rows of a reference two by two, as moves wrote them: what left, what arrived. */
function pasangan(rows: readonly StoredStokRow[]): [StoredStokRow, StoredStokRow][] {
  const pairs: [StoredStokRow, StoredStokRow][] = []
  for (let i = 0; i < rows.length; i += 2) {
    const [out, into] = [rows[i], rows[i + 1]]
    if (
      !out ||
      !into ||
      out.barang_id !== into.barang_id ||
      out.qty !== -into.qty ||
      out.berat !== -into.berat
    )
      throw new Error(`stock rows ${out?.id} and ${into?.id} are not one move`)
    pairs.push([out, into])
  }
  return pairs
}

function balikGerak(out: StoredStokRow, into: StoredStokRow): GerakStok {
  const changed = out.kode_group !== into.kode_group || out.kode_dept !== into.kode_dept
  return {
    kode_mutasi: MUTASI_BALIK[out.kode_mutasi as KodeMutasi] ?? out.kode_mutasi,
    barang_id: out.barang_id,
    kode_barcode: out.kode_barcode,
    kode_group: into.kode_group,
    kode_dept: into.kode_dept,
    dari: into.lokasi,
    ke: out.lokasi,
    qty: into.qty,
    berat: milligram(into.berat),
    ref_line: out.ref_line,
    pemilik: out.pemilik,
    ...tukangDari(out, into),
    membalik: { dari: into.id, ke: out.id },
    ...(changed ? { menjadi: { kode_group: out.kode_group, kode_dept: out.kode_dept } } : {}),
  }
}
