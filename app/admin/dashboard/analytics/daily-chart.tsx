import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import type { DayFigures } from '../../../../contract/analytics.ts';
import { longDay, shortDay } from '../../kit/format.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
/** Labels that fit side by side on a phone. */
const TICKS = 6;

interface DailyChartProps {
  type: 'line' | 'bar';
  /** The noun that is counted. */
  name: string;
  /** Says in words what the chart shows. */
  label: string;
  unit: 'day' | 'week';
  /** Oldest first; a week has its first day. */
  figures: readonly DayFigures[];
  /** The figure that is shown. */
  count: 'views' | 'requests';
}

/** A value for each day or week. Loaded by `import()` only: the public pages do not need the chart library. */
export default function DailyChart({ type, name, label, unit, figures, count }: DailyChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current?.parentElement) return;
    const { color: tickColor } = getComputedStyle(canvas.current.parentElement);
    const { color, borderTopColor, fontFamily } = getComputedStyle(canvas.current);
    const every = Math.ceil(figures.length / TICKS);
    const tick = (index: number) => {
      // Counted from the end, so that the last one has its label.
      const day = (figures.length - 1 - index) % every === 0 && figures[index]?.day;
      if (!day) return null;
      return unit === 'week' ? monthAndYear(day) : shortDay(day);
    };
    const font = { family: fontFamily, size: 12 };
    const chart = new Chart(canvas.current, {
      type,
      data: {
        labels: figures.map(({ day }) => `${unit === 'week' ? 'Week from ' : ''}${longDay(day)}`),
        datasets: [
          {
            label: name,
            data: figures.map((day) => day[count]),
            borderColor: color,
            backgroundColor:
              type === 'bar' ? color : `${color.replace(/^rgb\(/, 'rgba(').replace(/\)$/, ', 0.08)')}`,
            fill: type === 'line',
            clip: false,
            borderWidth: type === 'line' ? 1.5 : 0,
            pointRadius: 0,
            pointHitRadius: 12,
            tension: 0.2,
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        // Space for half of the last label.
        layout: { padding: { right: 20 } },
        interaction: { mode: 'index', intersect: false },
        plugins: { tooltip: { displayColors: false, cornerRadius: 2, titleFont: font, bodyFont: font } },
        scales: {
          x: {
            offset: true,
            grid: { display: false },
            ticks: {
              font,
              color: tickColor,
              maxRotation: 0,
              autoSkip: false,
              callback: (_, index) => tick(index),
            },
          },
          y: {
            beginAtZero: true,
            // The same in both charts, so that their days are below each other.
            afterFit: (axis) => {
              axis.width = 48;
            },
            grid: { color: borderTopColor },
            border: { display: false },
            ticks: {
              font,
              color: tickColor,
              precision: 0,
              maxTicksLimit: 5,
              callback: (value) => shortNumber.format(Number(value)),
            },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [type, name, unit, figures, count]);
  return (
    <div className="relative mt-3 h-44 text-muted">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={`border-line print:w-full! ${type === 'bar' ? 'text-action' : 'text-accent'}`}
      />
    </div>
  );
}

/** `2025-10-05` as "Oct ’25". */
function monthAndYear(day: string): string {
  return `${shortDay(day).slice(0, 3)} ’${day.slice(2, 4)}`;
}
