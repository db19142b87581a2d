import { Button } from 'antd'
import { keyArgs } from '#domain/master-calls.ts'
import type { ScreenCalls, ScreenRow, AnyMaster } from '#domain/master-types.ts'
import { useSend } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'
import { useReactivate } from './reactivate.ts'

interface RowActionsProps {
  master: AnyMaster
  /** The operations that the user's rights allow. */
  calls: ScreenCalls
  row: ScreenRow
  onEdit: () => void
}

/** Rows that the product itself relies on; the server refuses to change them. */
export const isReserved = (master: AnyMaster, row: ScreenRow): boolean =>
  master.reserved !== undefined && row[master.reserved] === true

/** Edit and Nonaktifkan of an active row, Aktifkan of a deactivated one. A click here does not open the row. */
export function RowActions({ master, calls, row, onEdit }: RowActionsProps) {
  if (isReserved(master, row)) return <span className="muted">Sistem</span>
  return (
    <div
      className="page-actions"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {row.status_aktif && calls.edit && (
        <Button size="small" onClick={onEdit}>
          Edit
        </Button>
      )}
      {row.status_aktif && calls.remove && <Nonaktifkan master={master} row={row} call={calls.remove} />}
      {!row.status_aktif && calls.reactivate && <Reactivate master={master} row={row} />}
    </div>
  )
}

/** The code, or what staff know a row without a code by: 'G375 0 - 30'. */
function nameOf({ fields, key, caption, noOverlap }: AnyMaster, row: ScreenRow): string {
  if (fields[key]!.kind !== 'nomor') return String(row[key])
  return `${String(row[caption])}${noOverlap ? ` ${String(row[noOverlap.from])} - ${String(row[noOverlap.to])}` : ''}`
}

function Nonaktifkan({
  master,
  row,
  call,
}: {
  master: AnyMaster
  row: ScreenRow
  call: NonNullable<ScreenCalls['remove']>
}) {
  const code = String(row[master.key])
  const { send, busy } = useSend(call, {
    changes: [master.screen.page!, ...Object.values(master.calls)],
    onDone: ({ message }) => toast('success', message),
  })
  const remove = async () => {
    const sebut = `${master.title} ${nameOf(master, row)} tidak ditawarkan lagi. Yang sudah memakainya tetap, dan bisa diaktifkan kembali.`
    if (await confirm(sebut, { ok: 'Nonaktifkan', cancel: 'Batal' })) await send(keyArgs(master, call, code))
  }
  return (
    <Button size="small" loading={busy} onClick={remove}>
      Nonaktifkan
    </Button>
  )
}

function Reactivate({ master, row }: { master: AnyMaster; row: ScreenRow }) {
  const { send, busy } = useReactivate(master)
  return (
    <Button size="small" loading={busy} onClick={() => send(String(row[master.key]))}>
      Aktifkan
    </Button>
  )
}
