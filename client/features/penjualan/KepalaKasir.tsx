import { Button } from 'antd'
import { memo } from 'react'
import { TombolTahan } from '#client/kasir/TombolTahan.tsx'
import { TombolTimbangan } from '#client/kasir/TombolTimbangan.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'

/** The same at every rendering (useStable). */
export interface AksiKepala {
  timbang: () => void
  tukar: () => void
  ambil: () => void
  cari: (dicari: string) => void
  tahan: () => void
  lihatDitahan: () => void
  kosongkan: () => void
}

interface Props {
  /** Old pieces are looked for. */
  tukar: boolean
  /** The sale has been sent, and is not answered yet. */
  terkunci: boolean
  bisaTukar: boolean
  bolehAmbil: boolean
  /** A deposit or an order is being read. */
  mencari: boolean
  kosong: boolean
  /** How many sales were put aside. */
  ditahan: number
  busy: boolean
  aksi: AksiKepala
}

/** What can be done with the whole of a sale. */
export const KepalaKasir = memo(function KepalaKasir({
  tukar,
  terkunci,
  bisaTukar,
  bolehAmbil,
  mencari,
  kosong,
  ditahan,
  busy,
  aksi,
}: Props) {
  return (
    <PageHeader title="Transaksi Penjualan">
      <TombolTimbangan onAmbil={aksi.timbang} />
      <Button
        onClick={aksi.tukar}
        aria-pressed={tukar}
        type={tukar ? 'primary' : 'default'}
        disabled={!bisaTukar}
      >
        Tukar <kbd>F1</kbd>
      </Button>
      <Button title="Cari Barang" onClick={() => aksi.cari('')} disabled={terkunci}>
        Cari <kbd>F5</kbd>
      </Button>
      {bolehAmbil && (
        <Button onClick={aksi.ambil} loading={mencari} disabled={terkunci}>
          Ambil Titipan / Pesanan <kbd>F10</kbd>
        </Button>
      )}
      <TombolTahan
        kosong={kosong}
        jumlah={ditahan}
        disabled={terkunci || busy}
        onTahan={aksi.tahan}
        onLihat={aksi.lihatDitahan}
      />
      {!kosong && (
        <Button onClick={aksi.kosongkan} disabled={busy}>
          Kosongkan
        </Button>
      )}
    </PageHeader>
  )
})
