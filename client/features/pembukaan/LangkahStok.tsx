import { keadaanPembukaan } from '#domain/calls/pembukaan.ts'
import { formatAngka } from '#domain/format.ts'
import { ImporStokAwal } from '#client/features/saldo-awal/ImporStokAwal.tsx'
import { invalidate } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Kerangka } from './Kerangka.tsx'
import type { LangkahProps } from './langkah.ts'

/** The pieces in the trays on the first day, from a file; a shop may open without, and import until its first close. */
export function LangkahStok({ keadaan, bingkai, onLanjut }: LangkahProps) {
  const { qty, berat } = keadaan.stok
  return (
    <Kerangka
      {...bingkai}
      judul="Stok awal"
      onLanjut={onLanjut}
      lanjut={qty > 0 ? 'Lanjut' : 'Lewati Dulu'}
      tentang="Barang yang ada di baki pada tanggal mulai, dari berkas Excel atau CSV. Diperiksa dahulu, lalu masuk semuanya atau tidak sama sekali. Boleh menyusul sampai tutup toko yang pertama, di Setting Toko."
    >
      {qty > 0 && (
        <p>
          Sudah masuk: <strong>{formatAngka(qty)} barang</strong>, <Gram value={berat} />
        </p>
      )}
      <ImporStokAwal onSelesai={() => void invalidate(keadaanPembukaan)} />
    </Kerangka>
  )
}
