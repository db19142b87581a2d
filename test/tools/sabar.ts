import { kesabaran } from '../../bin/laju.mjs'

/** Returns how long a test waits at most: so many milliseconds on a quiet machine, longer on any other. */
export const sabar = (ms: number): number => ms * kesabaran()
