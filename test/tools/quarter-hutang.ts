/** Loans of the quarter: given, extended with a part-payment, paid interest on, settled, and undone on their own day. */
import { batalBayarSah, buildBayarSah } from './bayar-hutang.ts'
import { must, type Client } from './client.ts'
import { batalHutangSah, buildHutangSah } from './hutang.ts'

/** The first day: two loans, and one that is undone. Answers those that run. */
export async function buildHutangFebruari(kasir: Client): Promise<[diperpanjang: string, dilunasi: string]> {
  const diperpanjang = await buildHutangSah(kasir, { jumlah_hutang: 2_000_000 })
  const dilunasi = await buildHutangSah(kasir, {
    kode_sales: 'S02',
    jumlah_hutang: 1_500_000,
    nama_customer: 'BAPAK JOKO',
    barang: [
      { nama_barang: 'CINCIN POLOS', jumlah: 2, berat: 4.1 },
      { nama_barang: 'KALUNG', kategori: 'G375', berat: 3.2, kondisi: 'PATAH' },
    ],
  })
  must(await batalHutangSah(kasir, await buildHutangSah(kasir, { jumlah_hutang: 500_000 })))
  return [diperpanjang, dilunasi]
}

/** A month later: an extension with principal, and interest alone. */
export async function buildHutangMaret(
  kasir: Client,
  [diperpanjang, dilunasi]: readonly string[],
): Promise<void> {
  await buildBayarSah(kasir, diperpanjang!, { jenis: 'PERPANJANG', cicil: 500_000 })
  await buildBayarSah(kasir, dilunasi!, { jenis: 'BUNGA' })
}

/** The last day: one is settled, undone and settled again; another begins. */
export async function buildHutangAkhir(kasir: Client, [, dilunasi]: readonly string[]): Promise<void> {
  must(await batalBayarSah(kasir, await buildBayarSah(kasir, dilunasi!, { jenis: 'LUNAS' })))
  await buildBayarSah(kasir, dilunasi!, { jenis: 'LUNAS' })
  await buildHutangSah(kasir, { kode_sales: 'S02', jumlah_hutang: 1_000_000, kode_kondisi_pinjaman: 'H30' })
}
