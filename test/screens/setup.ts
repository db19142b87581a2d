/** Begun anew for each file, which modules that all files of a page share are not. */
import { afterEach } from 'vitest'
import { closeScreen } from './open.tsx'

afterEach(closeScreen)
