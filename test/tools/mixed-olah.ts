/** Works in a back room on random days: it converts, sorts, washes, melts, and undoes a part of it (mixed-shop.ts). */
import type { Client, Reply } from './client.ts'
import {
  batalStok,
  draftHancur,
  leburResult,
  keluarLebur,
  kembaliCuci,
  kirimCuci,
  konversikan,
  prosesHancur,
  sortirkan,
} from './stok.ts'

export const OLAH_ACTS = [
  'konversi',
  'sortir',
  'cuci',
  'cuciKembali',
  'hancur',
  'lebur',
  'keluarLebur',
  'batalOlah',
] as const

interface Piece {
  id: number
  berat: number
  kode_group: string
  kode_dept: string
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
const PATH: Record<string, string> = {
  KONVERSI: 'konversi-barang',
  HANCUR: 'hancurbarang',
  SORTIR: 'pindah-sortir',
  'CUCI KELUAR': 'cucian/kirim',
  'CUCI MASUK': 'cucian/kembali',
  'LEBUR KELUAR': 'keluar-lebur',
}

export class RandomOlah {
  readonly staf: Client
  readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  private async piece(status: string, pick: number): Promise<Piece | undefined> {
    const found = at(
      await this.rows<Piece>(
        `SELECT id, berat::int AS berat, kode_group, kode_dept FROM barang
         WHERE kode_toko = 'TK01' AND status IN (${status}) ORDER BY id`,
      ),
      pick,
    )
    return found && { ...found, id: Number(found.id) }
  }
  async konversi(pick: number, more: number): Promise<Reply | undefined> {
    const piece = await this.piece(`'READY', 'BELI', 'SORTIR'`, pick)
    return (
      piece &&
      konversikan(this.staf, {
        barang: [piece.id],
        ...(more % 2
          ? { kode_dept: piece.kode_dept === 'CINCIN' ? 'GELANG' : 'CINCIN' }
          : { kode_group: piece.kode_group === 'G375' ? 'G700' : 'G375' }),
      })
    )
  }
  async sortir(pick: number, more: number): Promise<Reply | undefined> {
    const piece = await this.piece(`'BELI', 'SORTIR'`, pick)
    const tujuan = at(['JUAL LAGI', 'CUCI', 'LEBUR', 'PUSAT'], more)!
    return piece && sortirkan(this.staf, { barang: [{ id: piece.id, tujuan }], kode_baki: 'A1' })
  }
  async cuci(pick: number): Promise<Reply | undefined> {
    const piece = await this.piece(`'READY', 'BELI', 'SORTIR'`, pick)
    return piece && kirimCuci(this.staf, { barang: [piece.id] })
  }
  async cuciKembali(pick: number, more: number): Promise<Reply | undefined> {
    const piece = await this.piece(`'CUCI'`, pick)
    return (
      piece &&
      kembaliCuci(this.staf, {
        barang: [
          {
            id: piece.id,
            berat_kembali: Math.max(1, piece.berat - (more % 30)) / 1000,
            ...(more % 2 ? { ongkos: 25_000 } : {}),
          },
        ],
        kode_baki: 'A2',
      })
    )
  }
  /** A draft blocks the close: it is processed at once, or dropped. */
  async hancur(pick: number): Promise<Reply | undefined> {
    const piece = await this.piece(`'READY', 'BELI', 'SORTIR'`, pick)
    const draft = piece && (await draftHancur(this.staf, { barang: [piece.id] }))
    if (draft?.status !== 200) return draft
    const done = await prosesHancur(this.staf, draft.data.no)
    if (done.status !== 200) await batalStok(this.staf, 'hancurbarang', draft.data.no)
    return done
  }
  async lebur(pick: number, more: number): Promise<Reply | undefined> {
    const waiting = at(
      await this.rows<{ no: string; berat: number }>(
        `SELECT h.no, sum(d.berat)::int AS berat
         FROM hancur h JOIN dokumen_stok s USING (no) JOIN dokumen_stok_barang d USING (no)
         WHERE s.status_valid = 'DONE' AND h.berat_hasil IS NULL GROUP BY 1 ORDER BY 1`,
      ),
      pick,
    )
    return waiting && leburResult(this.staf, waiting.no, Math.max(1, waiting.berat - (more % 50)) / 1000)
  }
  async keluarLebur(pick: number, more: number): Promise<Reply | undefined> {
    const content = at(
      await this.rows<{ kode_group: string; berat: number }>(
        `SELECT kode_group, sum(berat)::int AS berat FROM saldo_lokasi
         WHERE kode_toko = 'TK01' AND lokasi = 'LEBUR/LEBUR' GROUP BY 1 HAVING sum(berat) > 0 ORDER BY 1`,
      ),
      pick,
    )
    if (!content) return undefined
    const emas = [{ kode_group: content.kode_group, berat: (1 + (more % content.berat)) / 1000 }]
    return keluarLebur(
      this.staf,
      more % 2 ? { tujuan: 'PEMURNI', emas, harga: 100_000 + more } : { tujuan: 'PUSAT', emas },
    )
  }
  /** The last of them, or any. */
  async batalOlah(pick: number, more: number): Promise<Reply | undefined> {
    const done = at(
      await this.rows<{ kind: string; no: string }>(
        `SELECT kind, no, jam FROM dokumen_stok
         WHERE kode_toko = 'TK01' AND status_valid = 'DONE'
           AND kind IN ('KONVERSI', 'HANCUR', 'SORTIR', 'CUCI KELUAR', 'CUCI MASUK')
         UNION ALL SELECT 'LEBUR KELUAR', no, jam FROM lebur_keluar WHERE status_valid = 'DONE'
         ORDER BY jam DESC, no DESC`,
      ),
      more % 2 ? 0 : pick,
    )
    return done && batalStok(this.staf, PATH[done.kind]!, done.no)
  }
}
