/**
 * The folder that a command was given, if any. Throws a sentence for several names: the shell makes them of one with
 * spaces, and the first part alone may be another folder.
 */
export function folderArgument(names: string[]): string | undefined {
  if (names.length > 1) {
    const found = names.map((name) => `"${name}"`).join(' and ')
    throw new Error(
      `This command takes one folder and was given ${found}. Put a name with spaces in quotes.`,
    )
  }
  return names[0]
}
