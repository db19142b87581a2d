import { Button } from 'antd'
import { memo } from 'react'
import { TombolTimbangan } from '#client/kasir/TombolTimbangan.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'

/** The same at every rendering (useStable). */
export interface AksiKepala {
  timbang: () => void
  tukar: () => void
  ambil: () => void
  kosongkan: () => void
}

interface Props {
  /** Old pieces are looked for. */
  tukar: boolean
  /** The sale has been sent, and is not answered yet. */
  terkunci: boolean
  bisaTukar: boolean
  bolehAmbil: boolean
  /** A deposit is being read. */
  mencari: boolean
  kosong: boolean
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
      {bolehAmbil && (
        <Button onClick={aksi.ambil} loading={mencari} disabled={terkunci}>
          Ambil Titipan <kbd>F10</kbd>
        </Button>
      )}
      {!kosong && (
        <Button onClick={aksi.kosongkan} disabled={busy}>
          Kosongkan
        </Button>
      )}
    </PageHeader>
  )
})
