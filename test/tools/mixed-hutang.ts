/** Lets loans happen on random days: lent, paid, extended, settled, handed over, refused, undone (mixed-shop.ts). */
import {
  batalBayar,
  bayarBody,
  batalLunas,
  serah,
  serahBody,
  simpanBayar,
  validasiBayar,
} from './bayar-hutang.ts'
import { must, type Client, type Reply } from './client.ts'
import { batalHutang, hutangBody, lihatHutang, simpanHutang, validasiHutang } from './hutang.ts'
import { allowedIfAsked, buildOtorisasi } from './till.ts'

export const HUTANG_ACTS = [
  'pinjam',
  'bayarBunga',
  'perpanjang',
  'cicil',
  'lunasi',
  'serahkan',
  'validasiHutang',
  'tolakHutang',
  'batalHutang',
  'batalBayar',
  'batalLunas',
] as const

interface Menunggu {
  dokumen: string
  no_faktur_group: string
}

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

export class RandomHutang {
  private readonly staf: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(staf: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.staf = staf
    this.rows = rows
  }

  private izinkan(send: () => Promise<Reply>): Promise<Reply> {
    return allowedIfAsked(this.staf, send, { user_id: 'OWN1' })
  }
  /** Picks a loan that runs; now and then one that does not. */
  private async hutang(pick: number, more: number, status = `'OPEN'`): Promise<string | undefined> {
    const rows = await this.rows<{ no: string }>(
      `SELECT no_faktur_hutang AS no FROM hutang
       WHERE kode_toko = 'TK01'${more % 10 ? ` AND status_valid = 'DONE' AND status_hutang IN (${status})` : ''}
       ORDER BY 1`,
    )
    return at(rows, pick)?.no
  }
  /** Lists what waits for the cashier. */
  async menunggu(): Promise<Menunggu[]> {
    return must(await this.staf.request('GET', 'validasi?layar=hutang')).data
  }
  private sahkan({ dokumen, no_faktur_group: no }: Menunggu): Promise<Reply> {
    return this.izinkan(() =>
      dokumen === 'HUTANG' ? validasiHutang(this.staf, no) : validasiBayar(this.staf, no),
    )
  }
  tolak({ dokumen, no_faktur_group: no }: Menunggu): Promise<Reply> {
    return dokumen === 'HUTANG' ? batalHutang(this.staf, no) : batalBayar(this.staf, no)
  }

  pinjam(pick: number, more: number): Promise<Reply> {
    const berat = (1_000 + (pick % 6_000)) / 1000
    const jumlah_hutang = 100_000 + (pick % 3_000) * 1_000
    return this.izinkan(() =>
      simpanHutang(
        this.staf,
        hutangBody({
          barang: more % 3 ? [{ berat }] : [{ berat }, { nama_barang: 'ANTING', jumlah: 2, berat: 1.5 }],
          jumlah_hutang,
          kode_kondisi_pinjaman: more % 2 ? 'P30' : 'H30',
          lama_pinjam: 1 + (more % 3),
          no_amplop: `A-${more % 40}`,
        }),
      ),
    )
  }
  /** Now and then for less than is due, or with a sum that is not. */
  private bunga(due: number, more: number): number {
    return more % 7 === 0 ? Math.max(0, due - 500) : more % 11 === 0 ? due + 500 : due
  }
  private async bayar(
    jenis: 'BUNGA' | 'PERPANJANG' | 'CICIL' | 'LUNAS',
    pick: number,
    more: number,
  ): Promise<Reply | undefined> {
    const no = await this.hutang(pick, more)
    if (!no) return undefined
    const { bunga, sisa_pokok } = await lihatHutang(this.staf, no)
    const cicil = 1 + (pick % Math.max(1, Math.ceil(sisa_pokok / 2)))
    const body = await bayarBody(this.staf, no, {
      jenis,
      bunga: this.bunga(bunga, more),
      ...(jenis === 'CICIL' || (jenis === 'PERPANJANG' && more % 2) ? { cicil } : {}),
      ...(jenis === 'LUNAS' && more % 5 === 0 ? { catatan: 'BEDA TIMBANGAN', berat_timbang: 1 } : {}),
    })
    return this.izinkan(() => simpanBayar(this.staf, body))
  }
  bayarBunga(pick: number, more: number): Promise<Reply | undefined> {
    return this.bayar('BUNGA', pick, more)
  }
  perpanjang(pick: number, more: number): Promise<Reply | undefined> {
    return this.bayar('PERPANJANG', pick, more)
  }
  cicil(pick: number, more: number): Promise<Reply | undefined> {
    return this.bayar('CICIL', pick, more)
  }
  lunasi(pick: number, more: number): Promise<Reply | undefined> {
    return this.bayar('LUNAS', pick, more)
  }
  /** For the debt, a part of the interest, or more than both. */
  async serahkan(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.hutang(pick, more)
    if (!no) return undefined
    const h = await lihatHutang(this.staf, no)
    const harga = h.sisa_pokok + (pick % (2 * h.bunga + 2)) - (more % 13 === 0 ? 1 : 0)
    const lebih = harga - h.sisa_pokok - h.bunga
    const lines = h.detail_barang as { no: number; berat: number }[]
    const body = serahBody(no, {
      barang: lines.map(({ no: line, berat }, i) => ({
        no: line,
        berat,
        harga: i === 0 ? Math.max(1, harga - (lines.length - 1)) : 1,
      })),
      pembayaran: lebih > 0 ? [{ jenis: 'CASH', nominal: lebih }] : [],
    })
    return this.izinkan(() => serah(this.staf, body))
  }

  async validasiHutang(pick: number): Promise<Reply | undefined> {
    const w = at(await this.menunggu(), pick)
    return w && this.sahkan(w)
  }
  async tolakHutang(pick: number): Promise<Reply | undefined> {
    const w = at(await this.menunggu(), pick)
    return w && this.tolak(w)
  }
  async batalHutang(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.hutang(pick, more)
    return no === undefined ? undefined : this.izinkan(() => batalHutang(this.staf, no))
  }
  /** Mostly the newest of a loan, a hand-over among them. */
  async batalBayar(pick: number, more: number): Promise<Reply | undefined> {
    const rows = await this.rows<{ no: string }>(
      more % 5
        ? `SELECT DISTINCT ON (no_faktur_hutang) no_transaksi AS no FROM hutang_bayar
          WHERE kode_toko = 'TK01' AND status_valid = 'DONE' ORDER BY no_faktur_hutang, urut DESC`
        : `SELECT no_transaksi AS no FROM hutang_bayar WHERE kode_toko = 'TK01' ORDER BY 1`,
    )
    const paid = at(rows, pick)
    return paid && this.izinkan(() => batalBayar(this.staf, paid.no))
  }
  async batalLunas(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.hutang(pick, more, `'CLOS'`)
    if (!no) return undefined
    await buildOtorisasi(this.staf, { user_id: 'OWN1', kategori: 'BATAL HUTANG LUNAS', description: no })
    return batalLunas(this.staf, no, more % 2 ? 'POST' : 'DELETE')
  }
}
