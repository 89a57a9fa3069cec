/** The part of the package that is used here: it comes without types. */
declare module "npm-run-all2" {
  type Options = {
    readonly stdout: NodeJS.WritableStream;
    readonly stderr: NodeJS.WritableStream;
    readonly parallel?: boolean;
    readonly aggregateOutput?: boolean;
    readonly continueOnError: boolean;
    readonly printName: boolean;
    readonly silent: boolean;
  };
  export default function runScripts(names: readonly string[], options: Options): Promise<unknown>;
}
