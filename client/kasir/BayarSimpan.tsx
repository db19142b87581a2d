import { Button } from 'antd'

interface Props {
  empty: boolean
  /** It has been sent and is not answered yet. */
  dikirim: boolean
  busy: boolean
  /** Enough is paid: saving comes next. */
  lunas: boolean
  /** What is paid is why it was refused: the focus goes there. */
  salah: boolean
  onBayar: () => void
  onSimpan: () => void
}

/** The two steps that end a document: the one that comes next stands out. */
export const BayarSimpan = ({ empty, dikirim, busy, lunas, salah, onBayar, onSimpan }: Props) => {
  const simpan = dikirim || (lunas && !empty)
  return (
    <>
      <Button
        size="large"
        type={simpan ? 'default' : 'primary'}
        onClick={onBayar}
        disabled={empty || dikirim}
        data-sebab={salah ? 'di sini' : undefined}
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
    </>
  )
}
