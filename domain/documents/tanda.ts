/** What is printed large across a paper that is not its first, or no longer holds. */

/** 'BATAL', or 'COPY n' from the second print on; '' on the first. */
export const tandaCetak = (batal: boolean, cetak: number): string => {
  if (batal) return 'BATAL'
  return cetak > 1 ? `COPY ${cetak - 1}` : ''
}

/** The same of a nota, which says when it waits for validasi and when it was not counted. */
export const tandaNota = (batal: boolean, cetak: number, sementara = false): string => {
  if (sementara && !batal) return 'NOTA SEMENTARA'
  return !batal && cetak === 0 ? 'PRATINJAU' : tandaCetak(batal, cetak)
}
