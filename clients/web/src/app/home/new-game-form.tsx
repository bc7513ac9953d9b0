/** Players, options and seed of a new game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Game, Ruleset } from "regelwerk-client";
import { gameUi } from "../game-ui";
import { namesFor } from "../names";
import { go } from "../router";
import { clientOf } from "../service";
import { tellTrouble } from "../trouble";
import { words } from "../words";
import { type Beginning, begin, type Order } from "./begin";
import { Opponents, type Player } from "./opponents";
import { type Chosen, playersIn, setupOf } from "./options";
import { OptionsFields } from "./options-fields";

/** More options than that are not shown before they are asked for. */
const FEW = 3;

interface Props<R extends Ruleset> {
  game: R;
  catalogue: Game;
  beginning: Beginning | null;
}

export function NewGameForm<R extends Ruleset>({ game, catalogue, beginning }: Props<R>): JSX.Element {
  const { ui } = gameUi(game);
  const text = words().begin;
  const chosen = useSignal<Chosen>({});
  const seed = useSignal("");
  const busy = useSignal(false);
  const edited = useSignal<Readonly<Record<number, Player>>>({});
  const { options } = catalogue;
  const names = namesFor(beginning?.names.length ?? playersIn(options, chosen.value), beginning?.names ?? []);
  const players = names.map((name, seat) => edited.value[seat] ?? standardPlayer(name, seat));
  const start = async () => {
    busy.value = true;
    try {
      const { id } = await begin(clientOf(game), orderOf(catalogue, chosen.value, seed.value, beginning), players);
      go({ page: "table", game, id, watching: false });
    } catch (trouble) {
      tellTrouble(trouble);
    } finally {
      busy.value = false;
    }
  };
  const fields = (isShown: (name: string) => boolean) => (
    <OptionsFields
      ui={ui}
      options={options}
      shown={options.filter(({ name }) => isShown(name))}
      chosen={chosen.value}
      onChoose={(name, value) => {
        chosen.value = { ...chosen.value, [name]: value };
      }}
    />
  );
  const others = (name: string) => name !== "players";
  const count = options.filter(({ name }) => others(name)).length;
  return (
    <form
      class="card stack"
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>{text.title}</h2>
      {beginning ? <p class="muted">{text.fromRecord(beginning.ply)}</p> : fields((name) => !others(name))}
      <Opponents
        players={players}
        onChange={(seat, player) => {
          edited.value = { ...edited.value, [seat]: player };
        }}
      />
      {!beginning && (
        <details open={count <= FEW}>
          <summary>{text.options(count)}</summary>
          {fields(others)}
        </details>
      )}
      <Seed seed={seed.value} onChange={(value) => (seed.value = value)} />
      <div class="row">
        <button type="submit" class="primary" disabled={busy.value}>
          {text.start}
        </button>
      </div>
    </form>
  );
}

function Seed({ seed, onChange }: { seed: string; onChange: (seed: string) => void }): JSX.Element {
  const text = words().begin;
  return (
    <div class="field">
      <label for="seed">{text.seed}</label>
      <input
        id="seed"
        maxLength={64}
        autocomplete="off"
        aria-describedby="seed-help"
        value={seed}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p id="seed-help" class="help">
        {text.seedHelp}
      </p>
    </div>
  );
}

function standardPlayer(name: string, seat: number): Player {
  return { name, kind: seat === 0 ? "here" : "hint", strength: "normal" };
}

function orderOf(catalogue: Game, chosen: Chosen, seed: string, beginning: Beginning | null): Order {
  const seeded = seed === "" ? {} : { seed };
  if (beginning) return { ...seeded, record: beginning.record, ply: beginning.ply };
  return { ...seeded, setup: setupOf(catalogue.options, chosen) };
}
