import { Button } from 'antd'
import { memo } from 'react'
import { TahanButton } from '#client/kasir/TahanButton.tsx'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'

/** The same at every rendering (useStable). */
export interface KepalaActions {
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
  empty: boolean
  /** The number of sales put aside. */
  ditahan: number
  busy: boolean
  actions: KepalaActions
}

/** The actions on a whole sale. */
export const KepalaKasir = memo(function KepalaKasir({
  tukar,
  terkunci,
  bisaTukar,
  bolehAmbil,
  mencari,
  empty,
  ditahan,
  busy,
  actions,
}: Props) {
  return (
    <PageHeader title="Transaksi Penjualan">
      <TimbanganButton onAmbil={actions.timbang} />
      <Button
        onClick={actions.tukar}
        aria-pressed={tukar}
        type={tukar ? 'primary' : 'default'}
        disabled={!bisaTukar}
      >
        Tukar <kbd>F1</kbd>
      </Button>
      <Button title="Cari Barang" onClick={() => actions.cari('')} disabled={terkunci}>
        Cari <kbd>F5</kbd>
      </Button>
      {bolehAmbil && (
        <Button onClick={actions.ambil} loading={mencari} disabled={terkunci}>
          Ambil Titipan / Pesanan <kbd>F10</kbd>
        </Button>
      )}
      <TahanButton
        empty={empty}
        jumlah={ditahan}
        disabled={terkunci || busy}
        onTahan={actions.tahan}
        onLihat={actions.lihatDitahan}
      />
      {!empty && (
        <Button onClick={actions.kosongkan} disabled={busy}>
          Kosongkan
        </Button>
      )}
    </PageHeader>
  )
})
