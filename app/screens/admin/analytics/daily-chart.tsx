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
import { shortDay } from '../format.ts';

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

interface DailyChartProps {
  type: 'line' | 'bar';
  /** Says in words what the chart shows. */
  label: string;
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  values: readonly number[];
}

/** A value for each day. Loaded by `import()` only: the public pages do not need the chart library. */
export default function DailyChart({ type, label, days, values }: DailyChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const { color, borderTopColor, fontFamily } = getComputedStyle(canvas.current);
    const font = { family: fontFamily, size: 12 };
    const chart = new Chart(canvas.current, {
      type,
      data: {
        labels: days.map(shortDay),
        datasets: [
          {
            label,
            data: [...values],
            borderColor: color,
            backgroundColor:
              type === 'bar' ? color : `${color.replace(/^rgb\(/, 'rgba(').replace(/\)$/, ', 0.08)')}`,
            fill: type === 'line',
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
        interaction: { mode: 'index', intersect: false },
        plugins: { tooltip: { displayColors: false, cornerRadius: 2, titleFont: font, bodyFont: font } },
        scales: {
          x: { grid: { display: false }, ticks: { font, maxTicksLimit: 7, maxRotation: 0, autoSkip: true } },
          y: {
            beginAtZero: true,
            grid: { color: borderTopColor },
            border: { display: false },
            ticks: { font, precision: 0, maxTicksLimit: 5 },
          },
        },
      },
    });
    return () => chart.destroy();
  }, [type, label, days, values]);
  return (
    <div className="relative mt-3 h-44">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={`border-line ${type === 'bar' ? 'text-oxblood' : 'text-navy'}`}
      />
    </div>
  );
}
