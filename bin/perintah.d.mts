interface Perintah {
  arti: string
  kata?: string
  pilihan?: Record<string, string>
  bebas?: boolean
  lihat?: string
  jalan?: string
  dibangun?: boolean
}

export const PERINTAH: Readonly<Record<string, Perintah>>
export function bantuan(nama: string): string
export function wrongChoice(nama: string, args: readonly string[]): string | undefined
