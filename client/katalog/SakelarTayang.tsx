import { Switch } from 'antd'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { bodyDari, formFrom } from './form.ts'
import { kabariGagal } from './kabar.ts'
import { rowName } from './columns.tsx'
import { kunciDari, reader } from './reader.ts'

/** Switches whether customers see a row; its contents stay as they are. A press here does not open the row. */
export function SakelarTayang({ katalog, row }: { katalog: Katalog; row: KatalogRow }) {
  const { ubah } = katalog.calls
  const { send, busy } = useSend(ubah, {
    changes: reader(katalog),
    onDone: ({ message }) => toast('success', message),
    onError: (error) => kabariGagal(katalog, 'gagalMengubah', error),
  })
  const belumLengkap = katalog.picture?.tetap === true && row['image_path'] === ''
  const ganti = (tayang: boolean) => {
    const body = { ...bodyDari(katalog, { ...formFrom(katalog, row), tayang }, false), versi: row.versi }
    void send({ ...kunciDari(ubah, String(row[katalog.key])), body } as never)
  }
  return (
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Switch
        size="small"
        aria-label={`Tayang ${rowName(katalog, row)}`}
        checked={row.tayang}
        loading={busy}
        disabled={!mayMake(ubah) || belumLengkap}
        onChange={ganti}
      />
    </span>
  )
}
