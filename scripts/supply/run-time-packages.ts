/** What is read of a package.json. */
export type Manifest = {name: string; workspaces?: string[]; devDependencies?: object}

/** What is read of a package-lock.json. */
export type Lock = {packages: Record<string, LockedPackage>}
type LockedPackage = {dev?: boolean; devOptional?: boolean; devDependencies?: object}

/** A manifest without what is for development alone. */
export function runTimeManifest<Of extends {devDependencies?: object}>(manifest: Of) {
  const {devDependencies: _, ...rest} = manifest
  return rest
}

/**
 * A lock file without what is for development alone, or what others could use if development had not brought it
 * (`devOptional`).
 */
export function runTimeLock(lock: Lock): Lock {
  const kept = Object.entries(lock.packages).filter(
    ([, {dev, devOptional}]) => !dev && !devOptional,
  )
  const packages = kept.map(([folder, locked]) => [folder, runTimeManifest(locked)])
  return {...lock, packages: Object.fromEntries(packages)}
}
