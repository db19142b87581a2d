import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { messages } from '#domain/messages.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { kabariGagal } from './kabar.ts'
import { rowName } from './columns.tsx'
import { kunciDari, reader } from './reader.ts'

interface Props {
  katalog: Katalog
  row: KatalogRow
  onEdit: () => void
  /** The row's drag handle. */
  children?: ReactNode
}

/** Edit and Hapus of a row. A click here does not open the row. */
export function RowActions({ katalog, row, onEdit, children }: Props) {
  const { ubah, hapus } = katalog.calls
  const nama = rowName(katalog, row)
  return (
    <div
      className="page-actions katalog-aksi"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {mayMake(ubah) && (
        <Button size="small" aria-label={`Edit ${nama}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {hapus && mayMake(hapus) && <Hapus katalog={katalog} call={hapus} row={row} nama={nama} />}
      {children}
    </div>
  )
}

interface HapusProps {
  katalog: Katalog
  call: NonNullable<Katalog['calls']['hapus']>
  row: KatalogRow
  nama: string
}
function Hapus({ katalog, call, row, nama }: HapusProps) {
  const { send, busy } = useSend(call, {
    changes: reader(katalog),
    onDone: ({ message }) => toast('success', message),
    onError: (error) => kabariGagal(katalog, 'gagalMenghapus', error),
  })
  const hapus = async () => {
    const akibat = katalog.picture
      ? 'Data ini dan gambarnya hilang dari aplikasi pelanggan'
      : 'Data ini hilang dari aplikasi pelanggan'
    if (await confirm(`Hapus ${nama}? ${akibat}.`, { ok: messages.ok, cancel: messages.tidak }))
      await send(kunciDari(call, String(row[katalog.key])) as never)
  }
  return (
    <Button size="small" danger loading={busy} aria-label={`Hapus ${nama}`} onClick={() => void hapus()}>
      Hapus
    </Button>
  )
}
