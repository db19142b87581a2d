import { Button, type ButtonProps } from 'antd'

interface Props {
  empty: boolean
  /** True when it has been sent and is not answered yet. */
  dikirim: boolean
  busy: boolean
  /** Enough is paid: saving comes next. */
  lunas: boolean
  /** True when the payment is why it was refused: the focus goes there. */
  wrong: boolean
  onBayar: () => void
  onSimpan: () => void
  /** Saves and validates at once; not said where that is not for whoever stands here. */
  onSekaligus?: (() => void) | undefined
}

/** The two steps that end a document: the one that comes next stands out. */
export const BayarSimpan = ({
  empty,
  dikirim,
  busy,
  lunas,
  wrong,
  onBayar,
  onSimpan,
  onSekaligus,
}: Props) => {
  const simpan = dikirim || (lunas && !empty)
  return (
    <>
      <Button
        size="large"
        type={simpan ? 'default' : 'primary'}
        onClick={onBayar}
        disabled={empty || dikirim}
        data-sebab={wrong ? 'di sini' : undefined}
      >
        Bayar <kbd>F8</kbd>
      </Button>
      <Button
        size="large"
        type={simpan ? 'primary' : 'default'}
        onClick={onSimpan}
        loading={busy}
        disabled={empty}
      >
        {dikirim ? 'Kirim Ulang' : 'Simpan'} <kbd>F9</kbd>
      </Button>
      {onSekaligus && !dikirim && (
        <SimpanValidasi size="large" disabled={empty || busy} onClick={onSekaligus} />
      )}
    </>
  )
}

/** For who may do both. */
export const SimpanValidasi = (props: Pick<ButtonProps, 'disabled' | 'onClick' | 'size'>) => (
  <Button className="till-sekaligus" {...props}>
    Simpan & Validasi <kbd>Shift F9</kbd>
  </Button>
)
