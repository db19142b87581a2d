interface FileTime {
  file: string
  ms: number
  sound: boolean
}

export const LONG: readonly string[]
export const MACHINES: string[]
export function tooLong(
  files: readonly FileTime[],
  measure: (file: string) => FileTime | undefined | Promise<FileTime | undefined>,
  slowness?: (wanted?: { again?: boolean }) => Promise<number>,
): Promise<{ name: string; why: string }[]>
