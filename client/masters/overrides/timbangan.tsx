/** The mark of each scale as a picture, and which of them this computer weighs with. */
import { Button, Tag } from 'antd'
import { fotoTimbangan, lihatFotoTimbangan } from '#domain/calls/foto-timbangan.ts'
import type { ScreenRow } from '#domain/master-types.ts'
import { timbangan } from '#domain/masters/timbangan.ts'
import { LineFoto } from '#client/kasir/LineFoto.tsx'
import type { FotoDokumen } from '#client/kasir/line-foto.ts'
import { READ_FILE } from '#client/kasir/paper.ts'
import { pakaiTimbangan, useTimbanganToko } from '#client/kasir/timbangan-toko.ts'
import type { Overrides } from '#client/masters/slots.ts'
import { call } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'

const dari: FotoDokumen = {
  kirim: ({ dokumen }, picture, options) =>
    call(fotoTimbangan, { body: { no_timbangan: dokumen, gambar: picture } }, options),
  lihat: ({ dokumen }, ukuran, options) =>
    READ_FILE(lihatFotoTimbangan, { params: { no_timbangan: dokumen }, query: { ukuran } }, options),
  boleh: () => mayMake(fotoTimbangan),
  changes: [timbangan.screen.page!],
}

/** A click here does not open the row. */
const apart = { onClick: stop, onKeyDown: stop }
function stop(event: { stopPropagation: () => void }): void {
  event.stopPropagation()
}

function Tanda({ row }: { row: ScreenRow }) {
  const no = String(row.no_timbangan)
  const foto = row.foto === '-' ? null : String(row.foto)
  return (
    <div className="page-actions" {...apart}>
      <LineFoto
        dari={dari}
        dokumen={no}
        line={{ no: 1, foto, nama_barang: `tanda tera ${no}` }}
        boleh={row.status_aktif}
      />
    </div>
  )
}

function KomputerIni({ row }: { row: ScreenRow }) {
  const { aktif, dipakai } = useTimbanganToko()
  const no = String(row.no_timbangan)
  if (no === dipakai) return <Tag>Komputer Ini</Tag>
  if (!aktif.some((t) => t.no_timbangan === no)) return null
  return (
    <span {...apart}>
      <Button size="small" aria-label={`Pakai ${no} di komputer ini`} onClick={() => pakaiTimbangan(no)}>
        Pakai
      </Button>
    </span>
  )
}

export const timbanganOverrides: Overrides = {
  columns: [
    { title: 'Foto Tanda Tera', Cell: Tanda },
    { title: 'Dipakai', Cell: KomputerIni },
  ],
}
