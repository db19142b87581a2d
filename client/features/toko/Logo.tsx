import { Button } from 'antd'
import { useRef } from 'react'
import { ubahLogo } from '#domain/calls/toko.ts'
import { tolakBentuk } from '#domain/rules/bentuk-gambar.ts'
import { bentukBerkas } from '#client/kasir/kecilkan-foto.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { tellError } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

const LEBAR = 480
const TINGGI = 240

/** A picture of any size becomes one that fits a nota's head. */
async function kecilkan(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, LEBAR / image.width, TINGGI / image.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  // Drawings stay sharp as PNG; a photograph would be too large.
  const png = canvas.toDataURL('image/png')
  return png.length < 200_000 ? png : canvas.toDataURL('image/jpeg', 0.8)
}

/** The shop's own sign: seen in the header. */
export function Logo({ logo, onSimpan }: { logo: string | null; onSimpan: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const may = mayMake(ubahLogo)
  const simpan = useSend(ubahLogo, {
    onDone({ message }) {
      toast('success', message)
      onSimpan()
    },
  })
  const pilih = async (file: File | undefined) => {
    if (!file) return
    const tolak = tolakBentuk(await bentukBerkas(file))
    const picture = tolak ? undefined : await kecilkan(file).catch(() => undefined)
    if (picture) await simpan.send({ body: { logo: picture } })
    else await tellError(tolak?.message ?? 'Gambar Tidak Bisa Dibaca, Pilih PNG Atau JPEG')
  }
  return (
    <section className="card toko-logo" aria-label="Logo">
      <h2>Logo</h2>
      {logo ? <img src={logo} alt="Logo toko" /> : <p className="muted">Belum ada logo.</p>}
      {may && (
        <div className="page-actions">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-label="Berkas logo"
            onChange={(event) => {
              void pilih(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()} loading={simpan.busy}>
            {logo ? 'Ganti Logo' : 'Pilih Logo'}
          </Button>
          {logo && (
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
