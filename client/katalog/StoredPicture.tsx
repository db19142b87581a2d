import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { viewKatalogPicture } from '#domain/calls/katalog.ts'
import type { FolderKatalog } from '#domain/katalog.ts'
import { alamatData, TIMEOUT_FOTO_MS } from '#client/kasir/foto.ts'
import { callFile, type ApiError } from '#client/net/api.ts'
import { alamatKecil, type Picture } from './pictures.ts'

interface Props {
  folder: FolderKatalog
  picture: Picture
  /** Customers see its row: it is read where they read it. */
  tayang: boolean
  kecil?: boolean
  /** '' where the text beside it says it. */
  nama: string
  kelas: string
}

/** A picture of a row: from the customers' address, or as staff alone may see it while its row is not shown. One that cannot be read says so in its place. */
export function StoredPicture({ folder, picture, tayang, kecil = false, nama, kelas }: Props) {
  const [gagal, setGagal] = useState(false)
  const sendiri = useStafPicture(folder, picture, kecil, !tayang && picture.asal === undefined)
  const umum = kecil ? alamatKecil(picture.alamat) : picture.alamat
  const alamat = picture.asal ?? (tayang ? umum : sendiri.data)
  if (gagal || sendiri.error || (!tayang && picture.nama === undefined && !picture.asal))
    return (
      <span className={`${kelas} katalog-gambar-gagal`} role="img" aria-label={`${nama} belum bisa dilihat`}>
        <span aria-hidden="true">↻</span>
      </span>
    )
  if (!alamat) return <span className={kelas} />
  return (
    <img
      className={kelas}
      src={alamat}
      alt={nama}
      loading="lazy"
      draggable={false}
      onError={() => setGagal(true)}
    />
  )
}

/** The content policy lets a page show what it holds itself: the bytes as a data address. A name never means another picture. */
const useStafPicture = (folder: FolderKatalog, { nama }: Picture, kecil: boolean, perlu: boolean) =>
  useQuery<string, ApiError>({
    queryKey: ['gambar-katalog', nama, kecil],
    enabled: perlu && nama !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { blob } = await callFile(
        viewKatalogPicture,
        { params: { folder, nama: nama! }, query: { ukuran: kecil ? 'kecil' : 'besar' } },
        { signal, timeout: TIMEOUT_FOTO_MS, quiet: true },
      )
      return alamatData(blob)
    },
  })
