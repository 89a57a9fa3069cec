const icons = {
  arrow: "M3 12h17M13.5 5.5 20 12l-6.5 6.5",
  "arrow-out": "M6 18 18 6M8 6h10v10",
  bag: "M4 8h16l-1 13H5zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8",
  chat: "M3 4h18v13H11l-5 4v-4H3zM8 10.5h8",
  chevron: "m5 9 7 7 7-7",
  cross: "m6 6 12 12M18 6 6 18",
  person:
    "M7.75 8a4.25 4.25 0 1 0 8.5 0 4.25 4.25 0 1 0-8.5 0M3.5 21c.6-4.4 4-7 8.5-7s7.9 2.6 8.5 7",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 21 21",
  shield: "M12 2.5 20 5.5v6c0 5-3.3 8.3-8 10-4.7-1.7-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5",
  sliders:
    "M3 8h9.5M17.5 8H21M3 16h3.5M11.5 16H21M12.5 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5 16a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  truck:
    "M2.5 6H14v11H2.5zM14 10h4l3.5 3.5V17H14zM5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15.5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
} as const;

type IconProps = {
  name: keyof typeof icons;
  className?: string | undefined;
  /** The stroke width, on a 24-unit grid. */
  weight?: number;
};

/**
 * Renders a line icon. Hidden from screen readers, because nearby text or the control's name has
 * the same meaning.
 */
export function Icon({ name, className, weight = 1.5 }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
