import { useState } from 'react'
import { pembukaanState } from '#domain/calls/pembukaan.ts'
import { formatNumber } from '#domain/format.ts'
import { ImporStokAwal } from '#client/features/saldo-awal/ImporStokAwal.tsx'
import { BerjalanButton } from '#client/features/saldo-berjalan/BerjalanButton.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { invalidate } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'

/** The pieces in the trays on the first day, from a file; a shop may open without, and import until its first close. */
export function StokStep({ state, bingkai, onLanjut }: StepProps) {
  const { qty, berat } = state.stok
  const [sibuk, setSibuk] = useState(false)
  const lewati = async () => {
    if (await confirm('Toko Dibuka Tanpa Barang. Stok Awal Bisa Menyusul Sampai Tutup Toko Yang Pertama'))
      onLanjut()
  }
  return (
    <Kerangka
      {...bingkai}
      title="Stok awal"
      {...(qty > 0 ? { onLanjut } : { onLewati: () => void lewati() })}
      sibuk={sibuk}
      tentang="Barang yang ada di baki pada tanggal mulai, dari berkas Excel atau CSV. Diperiksa dahulu, lalu masuk semuanya atau tidak sama sekali. Boleh menyusul sampai tutup toko yang pertama, di Setting Toko."
    >
      {qty > 0 && (
        <p>
          Sudah masuk: <strong>{formatNumber(qty)} barang</strong>, <Gram value={berat} />
        </p>
      )}
      <p>
        Hutang, titipan, dan pesanan yang sudah berjalan masuk dari berkasnya sendiri: <BerjalanButton />
      </p>
      <ImporStokAwal onSelesai={() => void invalidate(pembukaanState)} onSibuk={setSibuk} />
    </Kerangka>
  )
}
