interface Command {
  arti: string
  kata?: string
  pilihan?: Record<string, string>
  bebas?: boolean
  lihat?: string
  jalan?: string
  dibangun?: boolean
}

export const COMMANDS: Readonly<Record<string, Command>>
export function bantuan(nama: string): string
export function wrongChoice(nama: string, args: readonly string[]): string | undefined
