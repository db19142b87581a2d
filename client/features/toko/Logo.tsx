import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { ubahLogo, UKURAN_LOGO } from '#domain/calls/toko.ts'
import { refuseShape } from '#domain/rules/picture-shape.ts'
import { fileShape } from '#client/kasir/kecilkan-foto.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { tellError } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

/** A picture of any size becomes one that fits a nota's head. */
async function kecilkan(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, UKURAN_LOGO.lebar / image.width, UKURAN_LOGO.tinggi / image.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  // Drawings stay sharp as PNG; a photograph would be too large.
  const png = canvas.toDataURL('image/png')
  return png.length < 200_000 ? png : canvas.toDataURL('image/jpeg', 0.8)
}

/** The shop's own sign: seen in the header. */
export function Logo({
  logo,
  broken,
  onSimpan,
}: {
  logo: string | null
  broken: boolean
  onSimpan: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const may = mayMake(ubahLogo)
  const simpan = useSend(ubahLogo, {
    onDone({ message }) {
      toast('success', message)
      onSimpan()
    },
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    const tolak = refuseShape(await fileShape(file))
    const picture = tolak ? undefined : await kecilkan(file).catch(() => undefined)
    if (picture) await simpan.send({ body: { logo: picture } })
    else await tellError(tolak?.message ?? 'Gambar Tidak Bisa Dibaca, Pilih PNG Atau JPEG')
  }
  return (
    <section className="card toko-logo" aria-label="Logo">
      <h2>Logo</h2>
      {logo ? (
        <img src={logo} alt="Logo toko" />
      ) : broken ? (
        <Alert
          type="warning"
          showIcon
          title="Gambar logo rusak, dan tidak lagi tampil di layar dan nota. Pilih logo lagi."
        />
      ) : (
        <p className="muted">Belum ada logo.</p>
      )}
      {may && (
        <div className="page-actions">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-label="Berkas logo"
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()} loading={simpan.busy}>
            {logo || broken ? 'Ganti Logo' : 'Pilih Logo'}
          </Button>
          {(logo || broken) && (
            <Button onClick={() => void simpan.send({ body: { logo: null } })} disabled={simpan.busy}>
              Hapus Logo
            </Button>
          )}
        </div>
      )}
      <p className="muted">PNG atau JPEG; ukurannya disesuaikan otomatis.</p>
    </section>
  )
}
